/** Jobs by their ids in the company's own system. */
import type { Job } from '../ports/jobs.ts'
import type { Store } from '../ports/store.ts'

const NUMBER = /^[1-9]\d{0,8}$/

/** Returns the id of a job in the company's own system. A job without one has its number. */
export const externalIdOf = ({ job_id }: Job): string => String(job_id)

/** Returns the job with an external id, closed or not; null without one. */
export async function findJob({ jobs }: Store, externalId: string): Promise<Job | null> {
  return NUMBER.test(externalId) ? jobs.find(Number(externalId)) : null
}
