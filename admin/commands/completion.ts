import type { Command } from 'commander'

/** Adds the completion for bash. `addAll` adds the commands of all subjects. */
export function addCommands(completion: Command, addAll: () => Promise<void>): void {
  completion.action(async () => {
    const { parent } = completion
    if (!parent) throw new Error('The completion is a part of the program')
    await addAll()
    console.log(script(parent))
  })
}

/** Returns a script that completes subjects, their commands and options. */
function script(program: Command): string {
  const cases = [
    `    '') words="${wordsOf(program)}" ;;`,
    ...program.commands.flatMap((subject) => [
      `    '${subject.name()}') words="${wordsOf(subject)}" ;;`,
      ...subject.commands.map(
        (command) => `    '${subject.name()} ${command.name()}') words="${wordsOf(command)}" ;;`,
      ),
    ]),
  ]
  return [
    '# Load it with: source <(admin completion)',
    '_hashi_admin() {',
    '  local typed=() word words=""',
    '  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do [[ $word == -* ]] || typed+=("$word"); done',
    '  case "${typed[*]:0:2}" in',
    ...cases,
    '  esac',
    `  COMPREPLY=($(compgen -W "$words ${optionsOf(program)}" -- "\${COMP_WORDS[COMP_CWORD]}"))`,
    '}',
    'complete -o default -F _hashi_admin admin',
  ].join('\n')
}

const wordsOf = (command: Command) =>
  [...command.commands.map((each) => each.name()), optionsOf(command)].join(' ').trim()

const optionsOf = (command: Command) => command.options.map(({ long }) => long).join(' ')
