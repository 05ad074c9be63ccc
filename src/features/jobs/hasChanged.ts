import { jstDate } from '#domain/dates.ts'
import type { JobSummary } from '#src/api/jobs.ts'

/** Returns whether a job has changed since the day of its publication, in Japan. */
export function hasChanged({
  job_registration_date: published,
  job_update_date: updated,
}: Pick<JobSummary, 'job_registration_date' | 'job_update_date'>): boolean {
  return jstDate(new Date(updated)) > jstDate(new Date(published))
}
