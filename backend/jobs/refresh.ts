import type { JobOrder } from '../ports/jobSearch.ts'
import type { JobTable } from '../ports/jobs.ts'
import { nextTask } from '../nextTask.ts'
import { type JobIndex, addJob, createJobIndex } from './jobIndex.ts'
import { type Orders, sortPlaces } from './orders.ts'

/** The number of versions read in one call, 8 ms of a database in this process. */
const VERSIONS = 1_000
/** The number of jobs read in one call, small because a database in this process blocks it meanwhile. */
const JOBS = 20
/** The number of jobs that are indexed between two pauses, in 2 ms. */
const AT_ONCE = 5

/** The growth between two indexes that shows an import. */
const GROWTH = 1.05

/** An index with its current jobs, at a revision of the store. */
export type IndexedJobs = {
  index: JobIndex
  revision: string
  placeOf: Map<number, number>
  versionOf: Map<number, string>
  orders: Orders
}

/** The difference between the store and an index. */
export type Changes = { revision: string; versionOf: Map<number, string>; changed: number[] }

/** Compares the store's jobs with the indexed ones by version. Returns null if nothing has changed. */
export async function findChanges(jobs: JobTable, known: IndexedJobs | undefined): Promise<Changes | null> {
  // The revision is read first, so that the next comparison finds changes made meanwhile.
  const revision = await jobs.revision()
  if (revision === known?.revision) return null
  const versionOf = await readVersions(jobs)
  const ids = [...versionOf.keys()]
  const changed = ids.filter((id) => versionOf.get(id) !== known?.versionOf.get(id))
  return { revision, versionOf, changed }
}

/**
 * Indexes the changed jobs, or rebuilds an index that has no room. Calls `pause` between batches, so that requests are
 * handled meanwhile. Searches may use `known` until the result is ready.
 */
export async function applyChanges(
  jobs: JobTable,
  known: IndexedJobs | undefined,
  { revision, versionOf, changed }: Changes,
  pause: () => Promise<void>,
): Promise<IndexedJobs> {
  const hasRoom = known && known.index.size + changed.length <= known.index.capacity
  const kept = hasRoom ? known : undefined
  const index = kept?.index ?? createJobIndex(roomFor(versionOf.size, known?.placeOf.size))
  const added = await addJobs(jobs, index, kept ? changed : [...versionOf.keys()], pause)
  const placeOf = placesOf(versionOf.keys(), added, kept?.placeOf)
  const orders = await sortAll(index, placeOf, kept?.orders)
  return { index, revision, placeOf, versionOf, orders }
}

/** Returns the place of each job: its new one, or else its earlier one. */
function placesOf(
  ids: Iterable<number>,
  added: Map<number, number>,
  earlier: Map<number, number> | undefined,
): Map<number, number> {
  const placeOf = new Map<number, number>()
  for (const id of ids) {
    const place = added.get(id) ?? earlier?.get(id)
    if (place !== undefined) placeOf.set(id, place)
  }
  return placeOf
}

/** While an import adds jobs, an index gets room for as many again, so that it is not built anew with each part of the import. */
function roomFor(jobs: number, before = jobs): number {
  return jobs > before * GROWTH ? 2 * jobs : jobs
}

async function readVersions(jobs: JobTable): Promise<Map<number, string>> {
  const versionOf = new Map<number, string>()
  let after = -1
  for (;;) {
    const versions = await jobs.versions({ after, limit: VERSIONS })
    for (const { job_id, version } of versions) versionOf.set(job_id, version)
    if (versions.length < VERSIONS) return versionOf
    after = versions.at(-1)?.job_id ?? after
    await nextTask()
  }
}

async function addJobs(
  jobs: JobTable,
  index: JobIndex,
  ids: number[],
  pause: () => Promise<void>,
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

/** Passes sorted places before new ones: `sortPlaces` is fast with mostly sorted input. */
async function sortAll(index: JobIndex, placeOf: Map<number, number>, before?: Orders): Promise<Orders> {
  const places = new Set(placeOf.values())
  const sort = async (order: JobOrder) => {
    await nextTask()
    const sorted = [...(before?.[order] ?? [])].filter((place) => places.has(place))
    return sortPlaces(index.keys, order, new Set([...sorted, ...places]))
  }
  return {
    job_registration_date: await sort('job_registration_date'),
    job_update_date: await sort('job_update_date'),
    salary: await sort('salary'),
  }
}
