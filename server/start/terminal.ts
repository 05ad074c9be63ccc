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

const notes = {
  active: `password ${SAMPLE_PASSWORD}`,
  pending: 'not activated yet',
  /** The password of the sample does not open it any more. */
  changed: 'changed or deleted',
}

export type SampleAccount = { email: string; state: keyof typeof notes }

/** The accounts of a new sample. */
const added = accounts.map(({ email, activatedAt }): SampleAccount => ({
  email,
  state: activatedAt ? 'active' : 'pending',
}))

/** Returns lines about the sample accounts. */
export function sampleAccounts(present = added): string[] {
  const lineOf = (state: SampleAccount['state']) => {
    const emails = present.filter((account) => account.state === state).map(({ email }) => email)
    return emails.length === 0 ? [] : [`${emails.join(', ')} (${notes[state]})`]
  }
  return [...lineOf('active'), ...lineOf('pending'), ...lineOf('changed')]
}
