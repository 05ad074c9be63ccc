import { parseSync } from 'oxc-parser'

/**
 * Returns the prose of a file: its comments, the descriptions in YAML, or a whole document in Markdown. The result has the length of the
 * source, so positions are the same. Sentences continue over line breaks; a line break in the result is the end of a comment or paragraph.
 * Code and quotations are replaced by underscores.
 */
export function proseOf(path: string, source: string): string {
  if (path.endsWith('.md')) return withoutQuotations(paragraphs(source))
  let prose = ''
  let wasLine = false
  for (const { start, end, isLine } of commentsOf(path, source)) {
    const gap = source.slice(prose.length, start)
    const continues = isLine && wasLine && /^[ \t]*\n[ \t]*$/.test(gap)
    prose += (continues ? ' ' : '\n').repeat(gap.length)
    prose += withoutQuotations(withoutMarks(source.slice(start, end)))
    wasLine = isLine
  }
  return prose
}

/** The comments of style sheets, and the descriptions of the contract with their further lines, which are indented more than the key. */
const patterns: [string, RegExp][] = [
  ['.css', /\/\*[^]*?\*\//g],
  ['.yaml', /^( *)(?:description|summary):.*(?:\n(?:\1 +.*| *))*/gm],
]

type Comment = { start: number; end: number; isLine: boolean }

function commentsOf(path: string, source: string): Comment[] {
  const pattern = patterns.find(([extension]) => path.endsWith(extension))?.[1]
  if (pattern)
    return [...source.matchAll(pattern)].map(({ index, 0: text }) => ({
      start: index,
      end: index + text.length,
      isLine: false,
    }))
  return parseSync(path, source).comments.map(({ start, end, type }) => ({
    start,
    end,
    isLine: type === 'Line',
  }))
}

const filled = (filler: string) => (text: string) => filler.repeat(text.length)

/** Replaces the marks of a comment and its line breaks by blanks. */
const withoutMarks = (comment: string) =>
  comment.replace(/^\/\/|^\/\*+ *|\s*\*\/$|\s*\n\s*\*? ?/g, filled(' '))

const withoutQuotations = (text: string) => text.replace(/`[^`]*`|"[^"\n]*"|“[^”]*”|「[^」]*」/g, filled('_'))

/** Leaves out code blocks; single line breaks become blanks. */
const paragraphs = (markdown: string) =>
  markdown.replace(/^```[^]*?^```/gm, filled('\n')).replace(/(?<!\n|\|)\n(?!\n|[-#|>]|\d+\.)/g, ' ')
