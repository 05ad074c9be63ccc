import { LRUCache } from 'lru-cache'
import type { Job, JobListing, JobTable } from '../ports/jobs.ts'

/** The number of listings in the cache: some pages of results. */
const CACHED = 1_000

/** The parts of jobs that lists show. */
export type Listings = {
  /** Returns the listings of the jobs at some places, in their order. Jobs that are no longer stored are left out. */
  at(places: number[]): Promise<JobListing[]>
}

/**
 * Reads listings from the store, and remembers the last ones by place: a changed job gets another place. `idAt` returns the id of the job at
 * a place. A listing may be newer than the index.
 */
export function createListings(jobs: Pick<JobTable, 'listings'>, idAt: (place: number) => number): Listings {
  const known = new LRUCache<number, JobListing>({ max: CACHED })
  return {
    async at(places) {
      const found = new Map<number, JobListing>()
      const missing = new Map<number, number>()
      for (const place of places) {
        const listing = known.get(place)
        if (listing) found.set(place, listing)
        else missing.set(idAt(place), place)
      }
      for (const listing of missing.size > 0 ? await jobs.listings([...missing.keys()]) : []) {
        const place = missing.get(listing.job_id)
        if (place === undefined) continue
        found.set(place, listing)
        known.set(place, listing)
      }
      return places.flatMap((place) => found.get(place) ?? [])
    },
  }
}

/** Returns the part of a job that lists show. */
export function listingOf(job: Job): JobListing {
  const { advisor: _, advisorId: __, externalId: ___, version: ____, ja, en, ...facts } = job
  return { ...facts, ja: headOf(ja), en: headOf(en) }
}

const headOf = ({ title, employer, place }: JobListing['ja']) => ({ title, employer, place })
