/** The common look of the programs in the terminal. */
import { SAMPLE_PASSWORD, accounts } from '#content/accounts.ts'

/** A label and the lines beside it. */
export type TerminalRow = [label: string, ...lines: string[]]

const COLUMN = 10

/** A sentence, and rows of which the labels stand in a column; rows without lines are left out. */
export function announcement(sentence: string, rows: TerminalRow[]): string {
  const lines = rows.flatMap(([label, ...texts]) =>
    texts.map((text, place) => `  ${(place === 0 ? label : '').padEnd(COLUMN)}${text}`),
  )
  return `\n  ${sentence}\n\n${lines.join('\n')}\n`
}

/** The last row of each program that serves. */
export const stopRow: TerminalRow = ['Stop', 'Ctrl+C']

/** The address of a port of this machine. */
export const localUrl = (port: number) => `http://localhost:${port}/`

/** Lines about the accounts of the sample content. */
export function sampleAccounts(): string[] {
  const emailsOf = (isActive: boolean) =>
    accounts
      .filter(({ activatedDaysAgo }) => (activatedDaysAgo !== null) === isActive)
      .map(({ email }) => email)
      .join(', ')
  return [`${emailsOf(true)} (password ${SAMPLE_PASSWORD})`, `${emailsOf(false)} (not activated yet)`]
}
