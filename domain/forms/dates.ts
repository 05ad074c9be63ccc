/**
 * A date in a form is one text with its three parts, '1992-04-17'. While parts are not chosen they are empty: '1992--'. Without any
 * part it is ''.
 */
import * as z from 'zod/mini'
import { fullDate } from '../dates.ts'
import { rule } from '../rules.ts'

export type DateParts = { year: string; month: string; day: string }

const COMPLETE = /^\d{4}-\d{2}-\d{2}$/

/** Returns the parts of a date as values of controls, without leading zeros. */
export function partsOfDate(text: string): DateParts {
  const [year = '', month = '', day = ''] = text.split('-')
  return { year, month: month.replace(/^0/, ''), day: day.replace(/^0/, '') }
}

/** Returns the text of a date that may be incomplete. */
export function dateOfParts({ year, month, day }: DateParts): string {
  if (year === '' && month === '' && day === '') return ''
  return [year, month && month.padStart(2, '0'), day && day.padStart(2, '0')].join('-')
}

/** Returns whether all parts are chosen; the day may still not exist. */
export const isCompleteDate = (text: string): boolean => COMPLETE.test(text)

function exists(text: string): boolean {
  const { year, month, day } = partsOfDate(text)
  return fullDate(Number(year), Number(month), Number(day)) === text
}

const dateExists = rule<string>('invalid', (text) => !isCompleteDate(text) || exists(text))

/** A date that must be chosen. */
export const neededDate = z.string().check(rule('checkDateRequired', isCompleteDate), dateExists)

/** A date that may be left out, but not in part. */
export const optionalDate = z.string().check(
  rule('checkDateRequired', (text) => text === '' || isCompleteDate(text)),
  dateExists,
)

/** The date printed on a document: at most today and at most a year back (product-decisions §7). */
export const printedDate = (today: string) =>
  neededDate.check(rule('invalid', (day) => day <= today && day >= yearBefore(today)))

/** Returns the same day a year earlier. 29 February gives a text between 28 February and 1 March, which compares correctly. */
const yearBefore = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
