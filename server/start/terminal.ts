/** The common terminal output of the programs. */

import { SAMPLE_PASSWORD, accounts } from '#content/accounts.ts'

/** A label and its lines. */
export type TerminalRow = [label: string, ...lines: string[]]

const COLUMN = 10

/** Formats a sentence and rows with their labels in a column. Rows without lines are omitted. */
export function announcement(sentence: string, rows: TerminalRow[]): string {
  const lines = rows.flatMap(([label, ...texts]) =>
    texts.map((text, place) => `  ${(place === 0 ? label : '').padEnd(COLUMN)}${text}`),
  )
  return `\n  ${sentence}\n\n${lines.join('\n')}\n`
}

/** The last row in the output of each server. */
export const stopRow: TerminalRow = ['Stop', 'Ctrl+C']

/** Returns the URL of a local port. */
export const localUrl = (port: number) => `http://localhost:${port}/`

/** Returns lines about the sample accounts. */
export function sampleAccounts(): string[] {
  const emailsOf = (isActive: boolean) =>
    accounts
      .filter(({ activatedAt }) => (activatedAt !== null) === isActive)
      .map(({ email }) => email)
      .join(', ')
  return [`${emailsOf(true)} (password ${SAMPLE_PASSWORD})`, `${emailsOf(false)} (not activated yet)`]
}
