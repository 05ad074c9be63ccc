import type { Job } from '../ports/records.ts'
import { type Bits, emptyBits, setBit } from './bits.ts'
import { type FilterName, filterNames, valuesOf } from './filters.ts'
import { type WordIndex, createWordIndex } from './words.ts'

export type JobOrder = 'job_registration_date' | 'job_update_date' | 'salary'

/** Everything a search looks things up in; built once for a set of jobs. Jobs are known by their place in `jobs`. */
export type JobIndex = {
  jobs: Job[]
  placeOf: Map<number, number>
  /** For each filter the jobs of each value. */
  filters: Record<FilterName, Map<string, Bits>>
  /** All places in each order. */
  orders: Record<JobOrder, Uint32Array>
  words: WordIndex
}

/** Descending; jobs that tie follow by descending id, so that pages never repeat a job. */
const compare: Record<JobOrder, (a: Job, b: Job) => number> = {
  job_registration_date: (a, b) => text(b.registeredAt, a.registeredAt) || b.job_id - a.job_id,
  job_update_date: (a, b) => text(b.updatedAt, a.updatedAt) || b.job_id - a.job_id,
  salary: (a, b) => b.salaryMax - a.salaryMax || b.job_id - a.job_id,
}

const text = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

export function buildIndex(jobs: Job[]): JobIndex {
  return {
    jobs,
    placeOf: new Map(jobs.map((job, place) => [job.job_id, place])),
    filters: byFilter((name) => valuesToBits(jobs, name)),
    orders: {
      job_registration_date: placesInOrder(jobs, 'job_registration_date'),
      job_update_date: placesInOrder(jobs, 'job_update_date'),
      salary: placesInOrder(jobs, 'salary'),
    },
    words: createWordIndex(jobs),
  }
}

/** One value for each filter. */
export function byFilter<Value>(make: (name: FilterName) => Value): Record<FilterName, Value> {
  return Object.fromEntries(filterNames.map((name) => [name, make(name)])) as Record<FilterName, Value>
}

function valuesToBits(jobs: Job[], name: FilterName): Map<string, Bits> {
  const found = new Map<string, Bits>()
  jobs.forEach((job, place) => {
    for (const value of valuesOf[name](job)) {
      const bits = found.get(value) ?? emptyBits(jobs.length)
      setBit(bits, place)
      found.set(value, bits)
    }
  })
  return found
}

function placesInOrder(jobs: Job[], order: JobOrder): Uint32Array {
  const places = jobs.map((job, place) => ({ job, place }))
  return Uint32Array.from(places.sort((a, b) => compare[order](a.job, b.job)).map(({ place }) => place))
}
