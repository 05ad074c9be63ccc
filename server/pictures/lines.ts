import type { Lang } from '#domain/lang.ts'
import type { Measure } from './measure.ts'

/** Characters that must not start or end a line (kinsoku, JIS X 4051). */
const notFirst = new Set(
  '、。，．・：；？！）］｝」』】〉》〕’”…‥ーァィゥェォッャュョヮヵヶぁぃぅぇぉっゃゅょゎ々〜％／,.:;?!)]}%',
)
const notLast = new Set('（［｛「『【〈《〔‘“([{')

const isJapanese = (text: string) =>
  /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}ー、。・：？！（）「」『』【】／〜]/u.test(text)
const isHiragana = (text: string) => /^\p{sc=Hira}+$/u.test(text)
const isPause = (text: string) => /[、。，．！？…／]/.test(text)
const isDigit = (text: string) => /^\p{Nd}$/u.test(text)

type Box = {
  /** In units of the picture, like `height`. */
  width: number
  height: number
  maxLines: number
  /** The font sizes to try, largest first. */
  sizes: number[]
  /** As a multiple of the font size. */
  lineHeight: number
}

export type Fitted = { size: number; lines: string[] }

/** Fits a text into a box in the largest possible size, with lines of similar length. A text too long for the smallest size is cut with "…". */
export function fitText(text: string, lang: Lang, box: Box, measure: Measure): Fitted {
  const whole = fitParts(text, box, measure)
  if (whole) return whole
  const pieces = piecesOf(text, lang)
  for (const size of box.sizes) {
    const width = box.width / size
    const lines = fill(pieces, width, measure)
    if (lines.length <= linesIn(box, size)) return { size, lines: balance(pieces, lines, width, measure) }
  }
  const size = box.sizes.at(-1) ?? 0
  const count = linesIn(box, size)
  const lines = fill(pieces, box.width / size, measure)
  const cut = shorten(lines[count - 1] ?? '', lang, box.width / size, measure)
  return { size, lines: [...lines.slice(0, count - 1), cut] }
}

/** The minimum scale of a text to get one line for each of its parts. */
const SMALLER = 0.75

/** Fits each sentence or part of a text on one line. Returns null if that would make it too small. */
function fitParts(text: string, box: Box, measure: Measure): Fitted | null {
  const parts = text.split(/(?<=[。／])(?!$)/)
  const least = (box.sizes[0] ?? 0) * SMALLER
  const widest = Math.max(...parts.map(measure))
  const size = box.sizes.find((each) => each >= least && widest * each <= box.width)
  const fits = size !== undefined && parts.length > 1 && parts.length <= linesIn(box, size)
  return fits ? { size, lines: parts } : null
}

const linesIn = ({ maxLines, height, lineHeight }: Box, size: number) =>
  Math.max(1, Math.min(maxLines, Math.floor(height / (size * lineHeight))))

/** Splits a text where lines may break: after words, in Japanese with their particles and endings. */
export function piecesOf(text: string, lang: Lang): string[] {
  const pieces: string[] = []
  for (const { segment } of new Intl.Segmenter(lang, { granularity: 'word' }).segment(text)) {
    const last = pieces.at(-1)
    if (last === undefined || mayBreak(last, segment)) pieces.push(segment)
    else pieces[pieces.length - 1] = last + segment
  }
  return pieces
}

function mayBreak(before: string, after: string): boolean {
  const last = [...before].at(-1) ?? ''
  const first = [...after][0] ?? ''
  if (/\s/.test(first)) return false
  if (/\s/.test(last)) return true
  if (notFirst.has(first) || notLast.has(last) || !isJapanese(last + first)) return false
  // A particle or an ending stays with its word, a counter with its number.
  const belongs = (isHiragana(after) && !isPause(last)) || (isDigit(last) && isJapanese(first))
  return !belongs
}

/** Fills lines greedily. A piece that is longer than a line is broken between characters. */
function fill(pieces: string[], width: number, measure: Measure): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of pieces.flatMap((each) => short(each, width, measure))) {
    if (line === '' || measure((line + piece).trimEnd()) <= width) line += piece
    else {
      lines.push(line.trimEnd())
      line = piece
    }
  }
  return [...lines, line.trimEnd()]
}

/** Splits a piece that is longer than a line. */
function short(piece: string, width: number, measure: Measure): string[] {
  if (measure(piece.trimEnd()) <= width) return [piece]
  const parts: string[] = []
  for (const character of piece) {
    const last = parts.at(-1)
    const joins = notFirst.has(character) || (last !== undefined && notLast.has([...last].at(-1) ?? ''))
    if (last !== undefined && joins) parts[parts.length - 1] = last + character
    else parts.push(character)
  }
  return parts
}

/** Makes the lines as narrow as possible without adding a line. */
function balance(pieces: string[], lines: string[], width: number, measure: Measure): string[] {
  const narrower = fill(pieces, width * 0.97, measure)
  const isBroken = narrower.some((line) => measure(line) > width)
  const breaksNoPiece = pieces.every((piece) => measure(piece.trimEnd()) <= width * 0.97)
  if (narrower.length > lines.length || isBroken || !breaksNoPiece) return lines
  return balance(pieces, narrower, width * 0.97, measure)
}

/** English uses dots, because the font draws "…" at half height, as in Japanese. */
const ellipsis: Record<Lang, string> = { ja: '…', en: '...' }

/** Removes blanks and punctuation at the end. */
function withoutPause(text: string): string {
  let end = text.length
  while (/[\s、。,.・／]/.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** Cuts the last words of a line to make room for an ellipsis. */
function shorten(line: string, lang: Lang, width: number, measure: Measure): string {
  const words = piecesOf(line, lang)
  const parts = words.length > 1 ? words : [...line]
  const ended = () => withoutPause(parts.join('')) + ellipsis[lang]
  while (parts.length > 1 && measure(ended()) > width) parts.pop()
  return ended()
}
