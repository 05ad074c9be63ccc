import { jstDate } from '#domain/dates.ts'
import type { ContentState } from '../ports/content.ts'
import type { JobDates } from '../ports/jobs.ts'

/** The facts that decide whether a job is open. */
export type JobEnd = Pick<JobDates, 'closingDate'> & Pick<ContentState, 'closed'>

/** The last days of jobs that are closed, and of jobs without a closing date. */
const [NEVER, ALWAYS] = [0, 99_999_999]

/** Returns a date as a number that sorts like it: 20261127. */
export const dayNumber = (date: string): number => Number(date.replaceAll('-', ''))

/** Returns the last day for applications, as a number. */
export function lastDayOf({ closed, closingDate }: JobEnd): number {
  if (closed !== null) return NEVER
  return closingDate === null ? ALWAYS : dayNumber(closingDate)
}

/** Returns whether people can apply for a job: staff have not closed it, and its closing date is not over in Japan. */
export const isOpen = (end: JobEnd, now: Date): boolean => lastDayOf(end) >= dayNumber(jstDate(now))
