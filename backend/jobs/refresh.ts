/**
 * Brings an index up to date. Each change visits all jobs, in plain loops: at 100,000 jobs `map` and `filter` of typed arrays, which call a
 * function for each, took ten times as long.
 */

import type { JobTable } from '../ports/jobs.ts'
import { type Bits, emptyBits, setBit } from './bits.ts'
import { dataOf, indexOf } from './indexData.ts'
import type { IndexedJobs, PlacedJobs } from './indexedJobs.ts'
import { type JobIndex, addJob, createJobIndex } from './jobIndex.ts'
import { updateOrders } from './orders.ts'
import { type Versions, readVersions } from './versions.ts'

/** The number of jobs read in one call, small because a database in this process blocks it meanwhile. */
const JOBS = 20
/** The number of jobs that are indexed between two pauses, in 2 ms. */
const AT_ONCE = 5

/** The growth between two indexes that shows an import. */
const GROWTH = 1.05

/** The difference between the store and an index: the place of each job of the store that has not changed, and the jobs to index. */
export type Changes = { revision: string; stored: Versions; unchanged: Uint32Array; changed: number[] }

type Pause = () => Promise<void>

/** Compares the store's jobs with the indexed ones by version. Returns null if nothing has changed. */
export async function findChanges(jobs: JobTable, known: IndexedJobs | undefined): Promise<Changes | null> {
  // The revision is read first, so that the next comparison finds changes made meanwhile.
  const revision = await jobs.revision()
  if (revision === known?.revision) return null
  const stored = await readVersions(jobs, known?.jobs)
  const unchanged = unchangedPlaces(stored, known?.jobs)
  return { revision, stored, unchanged, changed: changedIds(stored, unchanged) }
}

/** The place of a job that has none. */
const NONE = 2 ** 32 - 1

/** Returns the place of each job of the store that has not changed since it was indexed, and `NONE` for others. */
function unchangedPlaces({ ids, versions }: Versions, known: PlacedJobs | undefined): Uint32Array {
  const unchanged = new Uint32Array(ids.length).fill(NONE)
  if (!known) return unchanged
  // Both lists are ascending.
  let at = 0
  for (let nth = 0; nth < ids.length; nth++) {
    const id = ids[nth] ?? 0
    while ((known.ids[at] ?? id) < id) at++
    if (known.ids[at] === id && known.versions[at] === versions[nth])
      unchanged[nth] = known.places[at] ?? NONE
  }
  return unchanged
}

function changedIds({ ids }: Versions, unchanged: Uint32Array): number[] {
  const changed: number[] = []
  for (let nth = 0; nth < ids.length; nth++) if (unchanged[nth] === NONE) changed.push(ids[nth] ?? 0)
  return changed
}

/**
 * Indexes the changed jobs; the changes compare the store with `known`. An index that has no room is copied to a larger one. Calls `pause`
 * between batches, so that requests are handled meanwhile. Searches may use `known` until the result is ready.
 */
export async function applyChanges(
  jobs: JobTable,
  known: IndexedJobs | undefined,
  { revision, stored, unchanged: places, changed }: Changes,
  pause: Pause,
): Promise<IndexedJobs> {
  const hasRoom = known && known.index.size + changed.length <= known.index.capacity
  const room = roomFor(stored.ids.length, known?.jobs.ids.length)
  const index = hasRoom ? known.index : await largerIndex(known, places, room, pause)
  const added = await addJobs(jobs, index, changed, pause)
  for (let nth = 0; nth < places.length; nth++)
    if (places[nth] === NONE) places[nth] = added.get(stored.ids[nth] ?? 0) ?? NONE
  const placed = withoutMissing({ ...stored, places })
  const orders = await updateOrders(
    index.keys,
    {
      before: hasRoom ? known.orders : undefined,
      added: hasRoom ? Uint32Array.from(added.values()) : placed.places,
      current: setOf(placed.places, index.capacity),
    },
    pause,
  )
  return { index, revision, jobs: placed, orders }
}

/** Copies the places to a larger index, and updates them to the new ones. */
async function largerIndex(
  known: IndexedJobs | undefined,
  places: Uint32Array,
  room: number,
  pause: Pause,
): Promise<JobIndex> {
  if (!known) return createJobIndex(room)
  const copied = places.filter((place) => place !== NONE)
  const index = await indexOf(await dataOf(known.index, copied, pause), room, pause)
  let next = 0
  places.forEach((place, nth) => place !== NONE && (places[nth] = next++))
  return index
}

/** A job that was removed after its version was read has no place. */
function withoutMissing(jobs: PlacedJobs): PlacedJobs {
  const { ids, versions, places, revisions } = jobs
  if (!places.includes(NONE)) return jobs
  const isPresent = (_: number, nth: number) => places[nth] !== NONE
  return {
    ids: ids.filter(isPresent),
    versions: versions.filter(isPresent),
    places: places.filter((place) => place !== NONE),
    revisions,
  }
}

function setOf(places: Uint32Array, capacity: number): Bits {
  const bits = emptyBits(capacity)
  for (const place of places) setBit(bits, place)
  return bits
}

/** While an import adds jobs, an index gets room for as many again, so that it is not copied with each part of the import. */
function roomFor(jobs: number, before = jobs): number {
  return jobs > before * GROWTH ? 2 * jobs : jobs
}

async function addJobs(
  jobs: JobTable,
  index: JobIndex,
  ids: number[],
  pause: Pause,
): Promise<Map<number, number>> {
  const places = new Map<number, number>()
  for (let first = 0; first < ids.length; first += JOBS) {
    const batch = await jobs.findMany(ids.slice(first, first + JOBS))
    for (const [at, job] of batch.entries()) {
      if (at % AT_ONCE === 0) await pause()
      places.set(job.job_id, addJob(index, job))
    }
    await pause()
  }
  return places
}
