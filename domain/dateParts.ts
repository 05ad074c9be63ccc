/**
 * A date in a form is one text with its three parts, '1992-04-17'. While parts are not chosen they are empty: '1992--'. Without any
 * part it is ''.
 */
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
