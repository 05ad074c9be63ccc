import LineBreaker from 'linebreak'
import { type Faces, printable, widthOf } from './typeface.ts'

/** Returns the width of a text in millimetres. */
type Measure = (text: string) => number

/**
 * Breaks a text into lines of at most `width` millimetres, by the Unicode line breaking rules (UAX 14), which allow no 「。」 at the start and
 * no 「（」 at the end of a line. A part without a break that is longer than a line, such as an address of a page, is broken anywhere.
 */
export function linesOf(faces: Faces, text: string, size: number, width: number): string[] {
  const measure = (part: string) => widthOf(faces, part, size)
  return text
    .trimEnd()
    .split(/\r\n|\r|\n/)
    .flatMap((paragraph) => breakParagraph(printable(faces, paragraph), width, measure))
}

function breakParagraph(text: string, width: number, measure: Measure): string[] {
  const parts = partsOf(text).flatMap((part) =>
    measure(part.trimEnd()) <= width ? [part] : fill(graphemes(part), width, measure),
  )
  return fill(parts, width, measure).map((line) => line.trimEnd())
}

/** Joins parts into lines. Spaces at the end of a line need no room. */
function fill(parts: string[], width: number, measure: Measure): string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const part of parts) {
    if (line !== '' && used + measure(part.trimEnd()) > width) {
      lines.push(line)
      line = ''
      used = 0
    }
    line += part
    used += measure(part)
  }
  return [...lines, line]
}

/** Splits a text at the places where a line may end. */
function partsOf(text: string): string[] {
  const breaker = new LineBreaker(text)
  const parts: string[] = []
  let start = 0
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    parts.push(text.slice(start, next.position))
    start = next.position
  }
  return parts
}

const graphemes = (text: string) => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
