/** The rules of dates in forms. */

import * as z from 'zod/mini'
import { isCompleteDate } from '../dateParts.ts'
import { isFullDate } from '../dates.ts'
import { rule } from '../rules.ts'

const dateExists = rule<string>('invalid', (text) => !isCompleteDate(text) || isFullDate(text))

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
