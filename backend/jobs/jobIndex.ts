import type { Job } from '../ports/records.ts'
import { type FilterBits, addToFilters, emptyFilters } from './filters.ts'
import { type Listings, createListings } from './listings.ts'
import { type SortKeys, addKeys, emptyKeys } from './orders.ts'
import { createSearchTexts, searchTextsOf } from './texts.ts'
import { type WordIndex, createWordIndex } from './words.ts'

/** The least room for changes in an index. */
const LEAST_ROOM = 64

/**
 * All that searches look up, in columns by place: the position at which a job was added. A changed job is added again at a new place. Which
 * places count is not part of the index, so it can grow while searches use it.
 */
export type JobIndex = {
  /** The most places. */
  capacity: number
  /** The places in use. */
  size: number
  filters: FilterBits
  words: WordIndex
  listings: Listings
  keys: SortKeys
  closingDates: (string | null)[]
}

/** An empty index for so many jobs, with room for an eighth more of changes. */
export function createJobIndex(jobs: number): JobIndex {
  const capacity = jobs + Math.ceil(jobs / 8) + LEAST_ROOM
  return {
    capacity,
    size: 0,
    filters: emptyFilters(),
    words: createWordIndex(capacity, createSearchTexts()),
    listings: createListings(capacity),
    keys: emptyKeys(capacity),
    closingDates: [],
  }
}

/** Adds a job and returns its place. The index must have room. */
export function addJob(index: JobIndex, job: Job): number {
  const place = index.size++
  addToFilters(index.filters, index.capacity, place, job)
  index.words.add(place, searchTextsOf(job))
  index.listings.add(place, job)
  addKeys(index.keys, place, job)
  index.closingDates.push(job.closingDate)
  return place
}
