import type { JobOrder } from '../ports/jobSearch.ts'
import type { Job } from '../ports/jobs.ts'

export type Orders = Record<JobOrder, Uint32Array>

/** The sort keys of jobs, by place. */
export type SortKeys = Record<JobOrder | 'job_id', Float64Array>

export function emptyKeys(capacity: number): SortKeys {
  const keys = () => new Float64Array(capacity)
  return { job_registration_date: keys(), job_update_date: keys(), salary: keys(), job_id: keys() }
}

export function addKeys(keys: SortKeys, place: number, job: Job): void {
  keys.job_registration_date[place] = Date.parse(job.registeredAt)
  keys.job_update_date[place] = Date.parse(job.updatedAt)
  keys.salary[place] = job.salaryMax
  keys.job_id[place] = job.job_id
}

/**
 * Sorts places in descending order, ties by descending id, so that pages never repeat a job. Sorting takes linear time if only a few new
 * places follow sorted ones.
 */
export function sortPlaces(keys: SortKeys, order: JobOrder, places: Iterable<number>): Uint32Array {
  const [key, id] = [keys[order], keys.job_id]
  const descending = (values: Float64Array, a: number, b: number) => (values[b] ?? 0) - (values[a] ?? 0)
  return Uint32Array.from(Array.from(places).sort((a, b) => descending(key, a, b) || descending(id, a, b)))
}
