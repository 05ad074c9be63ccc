import { nextTask } from '../nextTask.ts'
import { JOBS_IN_PART, type JobTable, type JobVersion } from '../ports/jobs.ts'
import { countBefore } from './binarySearch.ts'

/** The number of changed parts that are read one by one. */
const MOST_PARTS = 50

/** The jobs of a store by ascending id, with a hash of each version, and the revisions of their parts. */
export type Versions = { ids: Uint32Array; versions: Float64Array; revisions: ReadonlyMap<number, string> }

/** Reads the versions of the store's jobs, only those of parts that have changed since `known`. */
export async function readVersions(jobs: JobTable, known: Versions | undefined): Promise<Versions> {
  // Sums are read before versions, so that the next comparison finds changes made meanwhile.
  const read = await jobs.partRevisions()
  const revisions = new Map(
    read.toSorted((one, other) => one.part - other.part).map(({ part, revision }) => [part, revision]),
  )
  const changed = [...revisions].filter(([part, revision]) => known?.revisions.get(part) !== revision)
  return {
    ...(known && changed.length <= MOST_PARTS
      ? await readParts(jobs, known, revisions)
      : await readAll(jobs)),
    revisions,
  }
}

type Read = Pick<Versions, 'ids' | 'versions'>

async function readAll(jobs: JobTable): Promise<Read> {
  const list = createList()
  for (let after = -1; ;) {
    const read = await jobs.versions({ after, limit: JOBS_IN_PART })
    list.add(read)
    if (read.length < JOBS_IN_PART) return list.read()
    after = read.at(-1)?.job_id ?? after
    await nextTask()
  }
}

/** Takes the parts with a known revision from `known`, and reads the others. */
async function readParts(jobs: JobTable, known: Versions, revisions: Versions['revisions']): Promise<Read> {
  const list = createList()
  let at = 0
  const skipTo = (id: number) => {
    while (at < known.ids.length && (known.ids[at] ?? 0) < id) at++
    return at
  }
  for (const [part, revision] of revisions) {
    const [first, end] = [part * JOBS_IN_PART, (part + 1) * JOBS_IN_PART]
    if (known.revisions.get(part) === revision) {
      list.addKnown(known, skipTo(first), skipTo(end))
      continue
    }
    const read = await jobs.versions({ after: first - 1, limit: JOBS_IN_PART })
    list.add(read.filter(({ job_id }) => job_id < end))
  }
  return list.read()
}

/** Joins parts of a list. A known part is copied at once, because most parts of a large store are known. */
function createList() {
  const parts: Read[] = []
  return {
    add(read: JobVersion[]): void {
      parts.push({
        ids: Uint32Array.from(read, ({ job_id }) => job_id),
        versions: Float64Array.from(read, ({ version }) => numberOf(version)),
      })
    },
    addKnown({ ids, versions }: Read, first: number, end: number): void {
      parts.push({ ids: ids.subarray(first, end), versions: versions.subarray(first, end) })
    },
    read(): Read {
      const length = parts.reduce((sum, { ids }) => sum + ids.length, 0)
      const all: Read = { ids: new Uint32Array(length), versions: new Float64Array(length) }
      let at = 0
      for (const { ids, versions } of parts) {
        all.ids.set(ids, at)
        all.versions.set(versions, at)
        at += ids.length
      }
      return all
    },
  }
}

/** Returns the position of an id, or -1. */
export function positionOf({ ids }: Pick<Versions, 'ids'>, id: number): number {
  const position = countBefore(ids.length, (at) => (ids[at] ?? 0) < id)
  return ids[position] === id ? position : -1
}

const [PRIME_1, PRIME_2, PRIME_3, PRIME_4] = [2654435761, 1597334677, 2246822507, 3266489909]

/** Hashes a version to 53 bits (cyrb53): 8 bytes instead of 70, and one change in 10^15 could be missed. */
function numberOf(version: string): number {
  let [one, two] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < version.length; at++) {
    one = Math.imul(one ^ version.charCodeAt(at), PRIME_1)
    two = Math.imul(two ^ version.charCodeAt(at), PRIME_2)
  }
  const mixed = (a: number, b: number) =>
    Math.imul(a ^ (a >>> 16), PRIME_3) ^ Math.imul(b ^ (b >>> 13), PRIME_4)
  return (mixed(two, one) & 0x1fffff) * 2 ** 32 + (mixed(one, two) >>> 0)
}
