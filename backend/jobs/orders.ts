import type { Job } from '../ports/jobs.ts'
import type { JobOrder } from '../ports/jobSearch.ts'
import { countBefore } from './binarySearch.ts'
import { type Bits, hasBit } from './bits.ts'

export type Orders = Record<JobOrder, Uint32Array>

/** The sort keys of jobs, by place. */
export type SortKeys = Record<JobOrder | 'job_id', Float64Array>

/** The number of places that are sorted without a pause, in 2 ms. */
const AT_ONCE = 2_000

export function emptyKeys(capacity: number): SortKeys {
  const keys = () => new Float64Array(capacity)
  return { job_registration_date: keys(), job_update_date: keys(), salary: keys(), job_id: keys() }
}

export function addKeys(keys: SortKeys, place: number, job: Job): void {
  keys.job_registration_date[place] = Date.parse(job.registeredAt)
  keys.job_update_date[place] = Date.parse(job.updatedAt)
  keys.salary[place] = job.salaryMax
  keys.job_id[place] = job.job_id
}

type Compare = (one: number, other: number) => number

/**
 * Adds places to each order. The result has those of `current`: all new ones, and those of `before` that are still in use. Orders are
 * descending, ties by descending id, so that pages never repeat a job.
 */
export async function updateOrders(
  keys: SortKeys,
  { before, added, current }: { before: Orders | undefined; added: Uint32Array; current: Bits },
  pause: () => Promise<void>,
): Promise<Orders> {
  const update = async (order: JobOrder) => {
    const [key, id] = [keys[order], keys.job_id]
    const descending = (values: Float64Array, one: number, other: number) =>
      (values[other] ?? 0) - (values[one] ?? 0)
    const compare: Compare = (one, other) => descending(key, one, other) || descending(id, one, other)
    const sorted = await sort(added, compare, pause)
    await pause()
    return before ? insert(keptOf(before[order], current), sorted, compare) : sorted
  }
  return {
    job_registration_date: await update('job_registration_date'),
    job_update_date: await update('job_update_date'),
    salary: await update('salary'),
  }
}

/** Returns the places that are in use. A loop takes a tenth of the time of `filter`, which calls a function for each place. */
function keptOf(places: Uint32Array, current: Bits): Uint32Array {
  const kept = new Uint32Array(places.length)
  let count = 0
  for (const place of places) if (hasBit(current, place)) kept[count++] = place
  return kept.subarray(0, count)
}

/** Adds a few sorted places to a sorted list. Whatever lies between two of them is copied at once. */
function insert(list: Uint32Array, added: Uint32Array, compare: Compare): Uint32Array {
  const joined = new Uint32Array(list.length + added.length)
  let from = 0
  for (const [nth, place] of added.entries()) {
    const end = countBefore(list.length, (at) => compare(list[at] ?? 0, place) <= 0)
    joined.set(list.subarray(from, end), from + nth)
    joined[end + nth] = place
    from = end
  }
  joined.set(list.subarray(from), from + added.length)
  return joined
}

/** Sorts in parts, so that requests are handled meanwhile. */
async function sort(places: Uint32Array, compare: Compare, pause: () => Promise<void>): Promise<Uint32Array> {
  if (places.length <= AT_ONCE) return places.toSorted(compare)
  const middle = places.length >>> 1
  const first = await sort(places.subarray(0, middle), compare, pause)
  await pause()
  const second = await sort(places.subarray(middle), compare, pause)
  await pause()
  return merge(first, second, compare)
}

/** Merges two sorted lists in linear time. */
function merge(one: Uint32Array, other: Uint32Array, compare: Compare): Uint32Array {
  const merged = new Uint32Array(one.length + other.length)
  let [ofOne, ofOther] = [0, 0]
  for (let at = 0; at < merged.length; at++) {
    const [a, b] = [one[ofOne], other[ofOther]]
    const isOne = a !== undefined && (b === undefined || compare(a, b) <= 0)
    merged[at] = (isOne ? a : b) ?? 0
    if (isOne) ofOne++
    else ofOther++
  }
  return merged
}
