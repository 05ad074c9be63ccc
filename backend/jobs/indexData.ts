/** The data of some jobs of an index, in the order of their ids, for a larger index and for a snapshot. */

import type { JobFilterName } from '#domain/jobFilters.ts'
import { jobFilterNames } from '#domain/jobFilters.ts'
import { type Bits, emptyBits, hasBit, setBit } from './bits.ts'
import { type JobIndex, createJobIndex } from './jobIndex.ts'
import type { SortKeys } from './orders.ts'
import type { RequirementFacts } from './requirements.ts'

/** The number of texts that are added between two pauses, in 2 ms. */
const AT_ONCE = 200
/** The number of sets that are copied between two pauses. */
const SETS = 5

export type IndexData = {
  keys: SortKeys
  lastDay: Int32Array
  middlePay: Float64Array
  /** The requirements of each job, as an index of `combinations`. */
  requirements: Uint16Array
  combinations: readonly RequirementFacts[]
  filters: { name: JobFilterName; value: string; bits: Bits }[]
  terms: readonly string[]
  /** Returns the encoded texts of the nth job. */
  textsAt: (nth: number) => Uint8Array
}

/** Copies the columns of the jobs at some places. Texts are read later, place by place. */
export async function dataOf(
  { keys, lastDay, middlePay, requirements, filters, words }: JobIndex,
  places: Uint32Array,
  pause: () => Promise<void>,
): Promise<IndexData> {
  const copy = <Column extends Float64Array | Int32Array | Uint16Array>(to: Column, from: Column) => {
    places.forEach((place, nth) => (to[nth] = from[place] ?? 0))
    return to
  }
  const numbers = (from: Float64Array) => copy(new Float64Array(places.length), from)
  const data: IndexData = {
    keys: {
      job_registration_date: numbers(keys.job_registration_date),
      job_update_date: numbers(keys.job_update_date),
      salary: numbers(keys.salary),
      job_id: numbers(keys.job_id),
    },
    lastDay: copy(new Int32Array(places.length), lastDay),
    middlePay: numbers(middlePay),
    requirements: copy(new Uint16Array(places.length), requirements.numbers),
    combinations: [...requirements.combinations],
    filters: [],
    terms: words.terms.slice(),
    textsAt: (nth) => words.encodedAt(places[nth] ?? 0),
  }
  for (const name of jobFilterNames)
    for (const [value, from] of filters[name]) {
      if (data.filters.length % SETS === 0) await pause()
      const bits = emptyBits(places.length)
      places.forEach((place, nth) => hasBit(from, place) && setBit(bits, nth))
      data.filters.push({ name, value, bits })
    }
  return data
}

/** Creates an index with this data and room for a number of jobs. The nth job has the nth place. */
export async function indexOf(data: IndexData, jobs: number, pause: () => Promise<void>): Promise<JobIndex> {
  const index = createJobIndex(jobs, data.terms)
  index.size = data.lastDay.length
  index.keys.job_registration_date.set(data.keys.job_registration_date)
  index.keys.job_update_date.set(data.keys.job_update_date)
  index.keys.salary.set(data.keys.salary)
  index.keys.job_id.set(data.keys.job_id)
  index.lastDay.set(data.lastDay)
  index.middlePay.set(data.middlePay)
  for (const { name, value, bits } of data.filters) {
    const larger = emptyBits(index.capacity)
    larger.set(bits)
    index.filters[name].set(value, larger)
  }
  for (let place = 0; place < index.size; place++) {
    if (place % AT_ONCE === 0) await pause()
    const facts = data.combinations[data.requirements[place] ?? 0]
    if (facts) index.requirements.add(place, facts)
    index.words.addEncoded(place, data.textsAt(place))
  }
  return index
}
