/** The answers of commands on standard output: one JSON value, or a table for people. */

import { once } from 'node:events'
import { type Cell, linesOf, table } from './readable.ts'

/** A column of a table: its heading, and the text of an item. */
export type Columns<Item> = Record<string, (item: Item) => Cell>

/** Prints a list. */
export function printItems<Item>(
  json: boolean | undefined,
  answer: { items: Item[] },
  columns: Columns<Item>,
): void {
  if (json) return printJson(answer)
  const rows = answer.items.map((item) => Object.values(columns).map((cellOf) => cellOf(item)))
  console.log(rows.length === 0 ? 'Nothing was found.' : table([Object.keys(columns), ...rows]).join('\n'))
}

/** Prints a thing, in a line for each value. The parts of a value are below it, indented. */
export function printThing(json: boolean | undefined, answer: object): void {
  if (json) return printJson(answer)
  console.log(linesOf(answer).join('\n'))
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
