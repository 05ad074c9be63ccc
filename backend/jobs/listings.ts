import { LRUCache } from 'lru-cache'
import type { Job, JobListing } from '../ports/jobs.ts'

/** The size of a buffer in bytes. A longer listing gets its own buffer. */
const CHUNK = 1 << 20
/** The number of decoded listings in the cache: some pages of results. */
const CACHED = 1_000

/** The parts of each job that lists show, by place. */
export type Listings = {
  add(place: number, job: Job): void
  at: (place: number) => JobListing
}

/** Stores listings as UTF-8 in large buffers, which take a fraction of the memory of objects. */
export function createListings(capacity: number): Listings {
  const chunks: Uint8Array[] = []
  const chunkOf = new Uint32Array(capacity)
  const startOf = new Uint32Array(capacity)
  const lengthOf = new Uint32Array(capacity)
  const encoder = new TextEncoder()
  const decoder = new TextDecoder()
  let used = CHUNK

  function write(place: number, bytes: Uint8Array): void {
    if (used + bytes.length > CHUNK) {
      chunks.push(new Uint8Array(Math.max(CHUNK, bytes.length)))
      used = 0
    }
    chunks.at(-1)?.set(bytes, used)
    chunkOf[place] = chunks.length - 1
    startOf[place] = used
    lengthOf[place] = bytes.length
    used += bytes.length
  }

  function read(place: number): JobListing {
    const start = startOf[place] ?? 0
    const bytes = chunks[chunkOf[place] ?? 0]?.subarray(start, start + (lengthOf[place] ?? 0))
    return JSON.parse(decoder.decode(bytes))
  }

  const decoded = new LRUCache<number, JobListing>({ max: CACHED, memoMethod: read })

  return {
    add: (place, job) => write(place, encoder.encode(JSON.stringify(listingOf(job)))),
    at: (place) => decoded.memo(place),
  }
}

function listingOf(job: Job): JobListing {
  const { advisor: _, advisorId: __, externalId: ___, version: ____, ja, en, ...facts } = job
  return { ...facts, ja: headOf(ja), en: headOf(en) }
}

const headOf = ({ title, employer, place }: JobListing['ja']) => ({ title, employer, place })
