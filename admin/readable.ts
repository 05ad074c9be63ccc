/** Lays out values as lines for people. */

import { toJstIso } from '#domain/dates.ts'
import { isRecord } from '#domain/record.ts'

export type Cell = string | number | boolean | null

/** Returns the lines of a thing: names and values in two columns, and the parts of a value below its name, indented. */
export function linesOf(thing: object): string[] {
  const entries: [string, unknown][] = Object.entries(thing)
  const width = Math.max(
    0,
    ...entries.filter(([, value]) => plainText(value) !== null).map(([name]) => widthOf(name)),
  )
  return entries.flatMap(([name, value]) => {
    const text = plainText(value)
    if (text === null) return [name, ...partLines(value).map((line) => `  ${line}`)]
    const [first, ...more] = text.split('\n')
    return [`${padded(name, width)}  ${first}`, ...more.map((line) => ' '.repeat(width + 2) + line)]
  })
}

/** Returns the lines of an object or of the entries of a list. */
function partLines(value: unknown): string[] {
  if (!Array.isArray(value)) return linesOf(isRecord(value) ? value : {})
  return value.flatMap((item: unknown) => {
    const [first = '', ...more] = partLines(item)
    return [`- ${first}`, ...more.map((line) => `  ${line}`)]
  })
}

/** Returns a value that fits on its line, also a list of words; null for one with parts. */
function plainText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return '-'
  if (Array.isArray(value)) {
    const texts = value.map((item: unknown) => (isRecord(item) ? null : plainText(item)))
    return texts.includes(null) ? null : texts.join(', ') || '-'
  }
  if (isRecord(value)) return Object.keys(value).length === 0 ? '-' : null
  return typeof value === 'string' ? inJapan(value) : JSON.stringify(value)
}

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z$/

/** Returns a time as people in Japan read it, to the minute. Other texts stay as they are. */
const inJapan = (text: string): string =>
  TIME.test(text) ? `${toJstIso(new Date(text)).slice(0, 16).replace('T', ' ')} JST` : text

/** Returns the lines of a table with aligned columns. */
export function table(cells: Cell[][]): string[] {
  const rows = cells.map((row) => row.map((cell) => plainText(cell) ?? '-'))
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
  )
  const line = (row: string[]) => row.map((text, column) => padded(text, widths[column] ?? 0)).join('  ')
  return rows.map((row) => line(row).trimEnd())
}

const padded = (text: string, width: number): string => text + ' '.repeat(width - widthOf(text))

/** Characters of East Asia take two columns of a terminal. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u30ff\uff01-\uff60]/gu

const widthOf = (text: string): number => [...text].length + (text.match(WIDE)?.length ?? 0)
