import { nextTask } from '../nextTask.ts'
import type { Clock } from '../ports/clock.ts'
import type { IndexFile } from '../ports/jobSearch.ts'
import type { IndexedJobs } from './indexedJobs.ts'
import { readSnapshot, writeSnapshot } from './snapshot.ts'

/** The time from the start until the index is stored, and then at least from one time to the next, in ms. */
const FIRST_AFTER = 10_000
const NEXT_AFTER = 10 * 60_000

/** Keeps an index over restarts. Failures are logged: a search can always build its index from the store. */
export function createKeeper(file: IndexFile, clock: Clock, pause: () => Promise<void>) {
  const now = () => clock().getTime()
  let dueAt = now() + FIRST_AFTER
  let kept: string | undefined

  return {
    /** Returns the stored index, which may be of an earlier revision, or undefined. */
    async load(): Promise<IndexedJobs | undefined> {
      try {
        const bytes = await file.read()
        if (!bytes) return undefined
        const indexed = await readSnapshot(bytes, nextTask)
        kept = indexed.revision
        return indexed
      } catch (error) {
        console.error('The stored job index cannot be read, so it is built anew:', error)
        return undefined
      }
    },
    /** Stores an index that has changed, if it is time. */
    async save(indexed: IndexedJobs): Promise<void> {
      if (indexed.revision === kept || now() < dueAt) return
      dueAt = now() + NEXT_AFTER
      try {
        await file.write(writeSnapshot(indexed, pause))
        kept = indexed.revision
      } catch (error) {
        console.error('The job index was not stored:', error)
      }
    },
  }
}
