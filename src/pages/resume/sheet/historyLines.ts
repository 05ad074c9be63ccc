import { printedYear } from '#domain/eras.ts'
import type { HistoryRowValues, ResumeValues } from '#domain/forms/resume.ts'
import { calendarOf } from '../form/resumeForm.ts'
import { words } from './words.ts'

/** A line of the table: 年, 月 and the text, which is a heading in the middle, or the end at the right. */
export type SheetLine = { year: string; month: string; text: string; align?: 'center' | 'right' }

/** Returns the lines of 学歴・職歴 with their headings, 「現在に至る」 and 「以上」. */
export function historyLines(values: ResumeValues): SheetLine[] {
  const { education, work, currentlyEmployed } = values
  return [
    heading(words.education),
    ...linesOf(education, values),
    heading(words.work),
    ...linesOf(work, values),
    ...(currentlyEmployed && work.length > 0 ? [{ year: '', month: '', text: words.toPresent }] : []),
    { year: '', month: '', text: words.end, align: 'right' },
  ]
}

/** Returns the lines of rows. */
export function linesOf(rows: readonly HistoryRowValues[], values: Pick<ResumeValues, 'era'>): SheetLine[] {
  return rows.map(({ year, month, description }) => ({
    year: year === '' ? '' : printedYear(Number(year), Number(month) || null, calendarOf(values)),
    month,
    text: description,
  }))
}

const heading = (text: string): SheetLine => ({ year: '', month: '', text, align: 'center' })
