import { middleOfRange } from '#domain/money.ts'
import type { Job } from '../ports/jobs.ts'
import { type FilterBits, addToFilters, emptyFilters } from './filters.ts'
import { lastDayOf } from './open.ts'
import { type SortKeys, addKeys, emptyKeys } from './orders.ts'
import { type RequirementColumn, createRequirementColumn } from './requirements.ts'
import { searchTextsOf } from './texts.ts'
import { type WordIndex, createWordIndex } from './words.ts'

/** The minimum number of spare places for changes. */
const LEAST_ROOM = 64

/**
 * The job data for searches, in columns by place (the index of an added job). A changed job is added again at a new place. The set of
 * current places is stored outside the index, so the index can grow while searches use it.
 */
export type JobIndex = {
  /** The maximum number of places. */
  capacity: number
  /** The number of places in use. */
  size: number
  filters: FilterBits
  words: WordIndex
  keys: SortKeys
  /** The last day for applications to each job (`lastDayOf`). */
  lastDay: Int32Array
  /** The middle of each job's pay, in yen a year. */
  middlePay: Float64Array
  requirements: RequirementColumn
}

/**
 * Creates an empty index for a number of jobs, with spare places for changes: an eighth and `LEAST_ROOM`. Terms are those of texts that are
 * added encoded.
 */
export function createJobIndex(jobs: number, terms: readonly string[] = []): JobIndex {
  const capacity = jobs + Math.ceil(jobs / 8) + LEAST_ROOM
  return {
    capacity,
    size: 0,
    filters: emptyFilters(),
    words: createWordIndex(capacity, terms),
    keys: emptyKeys(capacity),
    lastDay: new Int32Array(capacity),
    middlePay: new Float64Array(capacity),
    requirements: createRequirementColumn(capacity),
  }
}

/** Adds a job and returns its place. The index must have room. */
export function addJob(index: JobIndex, job: Job): number {
  const place = index.size++
  addToFilters(index.filters, index.capacity, place, job)
  index.words.add(place, searchTextsOf(job))
  addKeys(index.keys, place, job)
  index.lastDay[place] = lastDayOf(job)
  index.requirements.add(place, job)
  index.middlePay[place] = middleOfRange(job.salaryMin, job.salaryMax)
  return place
}
