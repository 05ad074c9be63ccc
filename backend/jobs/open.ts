import { isExpired } from '#domain/dates.ts'
import type { ContentState } from '../ports/content.ts'
import type { JobDates } from '../ports/jobs.ts'

/** The facts that decide whether a job is open. */
export type JobEnd = Pick<JobDates, 'closingDate'> & Pick<ContentState, 'closed'>

/** Returns whether people can apply for a job: staff have not closed it, and its closing date is not over in Japan. */
export const isOpen = ({ closed, closingDate }: JobEnd, now: Date): boolean =>
  closed === null && !isExpired(closingDate, now)
