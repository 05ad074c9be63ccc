/** The commands in the documents exist, with their arguments and options. */

import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { expect, test } from 'vitest'
import { addSubjects } from '../../../admin/subjects.ts'

const DOCS = join(import.meta.dirname, '../../../docs')

/** Returns the commands in blocks of code, without comments and redirections. */
function commandsOf(text: string): string[] {
  const blocks = Array.from(text.matchAll(/^```sh\n(.*?)^```/gms), ([, block = '']) => block)
  return blocks
    .flatMap((block) => block.split('\n'))
    .filter((line) => line.startsWith('admin '))
    .map((line) => line.replace(/ +(?:#|>) .*/, ''))
}

const wordsOf = (command: string): string[] =>
  Array.from(command.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, word]) => quoted ?? word ?? '').slice(1)

const commands = readdirSync(DOCS)
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) => commandsOf(readFileSync(join(DOCS, name), 'utf8')))

test('there are commands', () => expect(commands.length).toBeGreaterThan(30))

test.each([...new Set(commands)])('%s', async (line) => {
  const words = wordsOf(line)
  const program = new Command('admin').option('--yes').option('--json').exitOverride()
  await addSubjects(program, words[0])
  let command: Command = program
  let rest = words
  for (;;) {
    const next = command.commands.find((each) => each.name() === rest[0])
    if (!next) break
    command = next
    rest = rest.slice(1)
  }
  expect(command).not.toBe(program)
  const { operands, unknown } = command.parseOptions(rest.filter((word) => word !== '--yes'))
  expect(unknown).toEqual([])
  expect(operands).toHaveLength(command.registeredArguments.length)
  const missing = command.options.filter(
    (option) => option.mandatory && command.getOptionValue(option.attributeName()) === undefined,
  )
  expect(missing).toEqual([])
})
