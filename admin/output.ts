/** The answers of commands on standard output: one JSON value, or a table for people. */
import { once } from 'node:events'
import { toJstIso } from '#domain/dates.ts'

type Cell = string | number | boolean | null

/** A column of a table: its heading, and the text of an item. */
export type Columns<Item> = Record<string, (item: Item) => Cell>

/** Prints a list. */
export function printItems<Item>(
  json: boolean | undefined,
  answer: { items: Item[] },
  columns: Columns<Item>,
): void {
  if (json) return printJson(answer)
  const rows = answer.items.map((item) => Object.values(columns).map((textOf) => cellText(textOf(item))))
  console.log(rows.length === 0 ? 'Nothing was found.' : table([Object.keys(columns), ...rows]))
}

/** Prints a thing, in a line for each value. */
export function printThing(json: boolean | undefined, answer: object): void {
  if (json) return printJson(answer)
  console.log(
    table(Object.entries(answer).map(([name, value]: [string, unknown]) => [name, partText(value)])),
  )
}

export const printJson = (value: unknown): void => console.log(JSON.stringify(value))

/** Prints a text without a line end, and waits until more can be printed. Throws if the reader of the output has gone. */
export async function printPart(text: string): Promise<void> {
  if (reader.isGone) throw new Error('The reader of the output has ended')
  if (!process.stdout.write(text)) await once(process.stdout, 'drain')
}

const reader = { isGone: false }

/** Returns whether the reader of the output has ended, such as `head`. It has read enough, so that is no failure. */
export const isReaderGone = (): boolean => reader.isGone

/** Notes the end of the reader. Other errors of the output end the program. */
export function watchReader(): void {
  process.stdout.on('error', (error) => {
    reader.isGone = 'code' in error && error.code === 'EPIPE'
    if (!reader.isGone) throw error
  })
}

const cellText = (value: Cell): string =>
  value === null ? '-' : typeof value === 'string' ? inJapan(value) : String(value)

function partText(value: unknown): string {
  if (Array.isArray(value)) return value.map(partText).join(', ')
  if (value === null || value === undefined) return '-'
  return typeof value === 'string' ? inJapan(value) : JSON.stringify(value)
}

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z$/

/** Returns a time as people in Japan read it, to the minute. Other texts stay as they are. */
const inJapan = (text: string): string =>
  TIME.test(text) ? `${toJstIso(new Date(text)).slice(0, 16).replace('T', ' ')} JST` : text

/** Aligns cells in columns. */
function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
  )
  const line = (row: string[]) =>
    row.map((text, column) => text + ' '.repeat((widths[column] ?? 0) - widthOf(text))).join('  ')
  return rows.map((row) => line(row).trimEnd()).join('\n')
}

/** Characters of East Asia take two columns of a terminal. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/gu

const widthOf = (text: string): number => [...text].length + (text.match(WIDE)?.length ?? 0)
