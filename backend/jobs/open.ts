import { jstDate } from '#domain/dates.ts'
import type { ContentState } from '../ports/content.ts'
import type { JobDates } from '../ports/jobs.ts'

/** The facts that decide whether a job is open. */
export type JobEnd = Pick<JobDates, 'closingDate'> & Pick<ContentState, 'closed'>

/** Returns whether people can apply for a job: staff have not closed it, and its closing date is not over in Japan. */
export const isOpen = (end: JobEnd, now: Date): boolean => isOpenOn(end, jstDate(now))

/** Like `isOpen`, on a day in Japan: cheap for many jobs. */
export const isOpenOn = ({ closed, closingDate }: JobEnd, day: string): boolean =>
  closed === null && (closingDate === null || closingDate >= day)
