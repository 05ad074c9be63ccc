import { proseOf } from './prose.ts'
import { type Exception, type Word, exceptions as accepted, words } from './words.ts'

export type Finding = { path: string; line: number; text: string; word: Word }

type Result = {
  findings: Finding[]
  /** Exceptions that accept nothing any more. */
  unused: Exception[]
}

/** Finds the words in the prose of files. Leaves out the exceptions. */
export function lint(
  files: readonly { path: string; source: string }[],
  exceptions: readonly Exception[] = accepted,
): Result {
  const used = new Set<Exception>()
  const findings = files.flatMap(findWords).filter(({ path, comment }) => {
    const exception = exceptions.find((each) => each.path === path && comment.includes(each.text))
    if (exception) used.add(exception)
    return exception === undefined
  })
  return { findings, unused: exceptions.filter((each) => !used.has(each)) }
}

function findWords({ path, source }: { path: string; source: string }): (Finding & { comment: string })[] {
  const prose = proseOf(path, source)
  return words
    .flatMap((word) =>
      [...prose.matchAll(new RegExp(word.pattern, `${word.pattern.flags}g`))].map(({ index, 0: text }) => ({
        path,
        line: source.slice(0, index).split('\n').length,
        text: withSingleBlanks(text),
        word,
        comment: withSingleBlanks(partAt(prose, index)),
      })),
    )
    .sort((a, b) => a.line - b.line)
}

const withSingleBlanks = (text: string) => text.replace(/ +/g, ' ')

/** Returns the comment or paragraph around a position. */
function partAt(prose: string, position: number): string {
  const end = prose.indexOf('\n', position)
  return prose.slice(prose.lastIndexOf('\n', position) + 1, end === -1 ? undefined : end)
}

/** Returns the report: a line for each finding, with a suggestion. */
export function report({ findings, unused }: Result): string {
  return [
    ...findings.map(
      ({ path, line, text, word: { reason, instead } }) =>
        `${path}:${line} “${text}” ${reason}. Instead: ${instead}.`,
    ),
    ...unused.map(
      ({ path, text }) => `scripts/lintComments/words.ts: ${path} ${text} accepts nothing any more`,
    ),
  ].join('\n')
}
