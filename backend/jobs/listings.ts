import type { Job, JobListing } from '../ports/records.ts'
import { remember } from './remember.ts'

/** Bytes of one buffer; a longer listing gets a buffer of its own size. */
const CHUNK = 1 << 20
/** Decoded listings that are kept: some pages of results. */
const REMEMBERED = 1_000

/** What lists show of each job, by place. */
export type Listings = {
  add(place: number, job: Job): void
  at: (place: number) => JobListing
}

/** Listings as UTF-8 in large buffers, which take a fraction of the memory of objects. */
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

  return {
    add: (place, job) => write(place, encoder.encode(JSON.stringify(listingOf(job)))),
    at: remember(REMEMBERED, (place) => place, read),
  }
}

function listingOf(job: Job): JobListing {
  const { advisor: _, ja, en, ...facts } = job
  return { ...facts, ja: headOf(ja), en: headOf(en) }
}

const headOf = ({ title, employer, place }: JobListing['ja']) => ({ title, employer, place })
