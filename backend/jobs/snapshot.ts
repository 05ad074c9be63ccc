/** An index as bytes, to be stored over restarts: a header in JSON, then the columns, the texts, and the terms. */

import type { JobFilterName } from '#domain/jobFilters.ts'
import { emptyBits } from './bits.ts'
import { type IndexData, dataOf, indexOf } from './indexData.ts'
import type { IndexedJobs } from './indexedJobs.ts'
import { updateOrders } from './orders.ts'
import type { RequirementFacts } from './requirements.ts'

/** The texts in one part of a snapshot, and the terms. */
const TEXTS = 500
const TERMS = 5_000

type Header = {
  revision: string
  jobs: number
  revisions: [number, string][]
  combinations: readonly RequirementFacts[]
  filters: { name: JobFilterName; value: string }[]
}

type Pause = () => Promise<void>

/** Yields the parts of a snapshot. The index may get further jobs meanwhile. */
export async function* writeSnapshot(
  { index, jobs, revision }: IndexedJobs,
  pause: Pause,
): AsyncGenerator<Uint8Array> {
  const data = await dataOf(index, jobs.places, pause)
  const header: Header = {
    revision,
    jobs: jobs.ids.length,
    revisions: [...jobs.revisions],
    combinations: data.combinations,
    filters: data.filters.map(({ name, value }) => ({ name, value })),
  }
  const head = new TextEncoder().encode(JSON.stringify(header))
  yield bytesOf(Uint32Array.of(head.length))
  yield head
  yield bytesOf(jobs.versions)
  for (const column of columnsOf(data)) yield bytesOf(column)
  for (const { bits } of data.filters) yield bytesOf(bits)
  yield bytesOf(Uint32Array.from(jobs.ids, (_, nth) => data.textsAt(nth).length))
  for (let first = 0; first < jobs.ids.length; first += TEXTS) {
    await pause()
    yield joined(
      Array.from({ length: Math.min(TEXTS, jobs.ids.length - first) }, (_, at) => data.textsAt(first + at)),
    )
  }
  for (let first = 0; first < data.terms.length; first += TERMS) {
    await pause()
    const terms = data.terms.slice(first, first + TERMS)
    yield new TextEncoder().encode(`${first === 0 ? '' : '\n'}${terms.join('\n')}`)
  }
}

/** Reads a whole snapshot of the same version of this program. */
export async function readSnapshot(bytes: Uint8Array, pause: Pause): Promise<IndexedJobs> {
  const reader = createReader(bytes)
  const [length = 0] = new Uint32Array(reader.take(4))
  const header: Header = JSON.parse(textOf(reader.take(length)))
  const count = header.jobs
  const numbers = () => new Float64Array(reader.take(count * Float64Array.BYTES_PER_ELEMENT))
  const versions = numbers()
  const keys = {
    job_registration_date: numbers(),
    job_update_date: numbers(),
    salary: numbers(),
    job_id: numbers(),
  }
  const middlePay = numbers()
  const lastDay = new Int32Array(reader.take(count * Int32Array.BYTES_PER_ELEMENT))
  const requirements = new Uint16Array(reader.take(count * Uint16Array.BYTES_PER_ELEMENT))
  const filters = header.filters.map((filter) => ({
    ...filter,
    bits: new Uint32Array(reader.take(emptyBits(count).byteLength)),
  }))
  const lengths = new Uint32Array(reader.take(count * Uint32Array.BYTES_PER_ELEMENT))
  const starts = startsOf(lengths)
  const texts = reader.view(lengths.reduce((sum, each) => sum + each, 0))
  const terms = textOf(reader.rest()).split('\n')
  const textsAt = (nth: number) => {
    const start = starts[nth] ?? 0
    return texts.subarray(start, start + (lengths[nth] ?? 0))
  }
  const { combinations } = header
  const data = { keys, middlePay, lastDay, requirements, combinations, filters, terms, textsAt }
  const index = await indexOf(data, count, pause)
  const places = Uint32Array.from({ length: count }, (_, place) => place)
  const current = emptyBits(index.capacity).fill(2 ** 32 - 1)
  const orders = await updateOrders(index.keys, { before: undefined, added: places, current }, pause)
  return {
    index,
    revision: header.revision,
    jobs: { ids: Uint32Array.from(keys.job_id), versions, places, revisions: new Map(header.revisions) },
    orders,
  }
}

/** The columns of a snapshot in their order. */
const columnsOf = ({ keys, middlePay, lastDay, requirements }: IndexData) => [
  keys.job_registration_date,
  keys.job_update_date,
  keys.salary,
  keys.job_id,
  middlePay,
  lastDay,
  requirements,
]

/** Reads bytes one after the other. Throws if there are too few. */
function createReader(bytes: Uint8Array) {
  let at = 0
  function view(length: number): Uint8Array {
    if (at + length > bytes.length) throw new RangeError('The snapshot is too short')
    at += length
    return bytes.subarray(at - length, at)
  }
  return {
    view,
    /** Returns a copy, because columns need an aligned address. */
    take: (length: number): ArrayBuffer => new Uint8Array(view(length)).buffer,
    rest: () => view(bytes.length - at),
  }
}

/** Returns the position of each text in all texts. */
function startsOf(lengths: Uint32Array): Uint32Array {
  let end = 0
  return lengths.map((length) => (end += length) - length)
}

function joined(pieces: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float64Array | Int32Array | Uint32Array | Uint16Array) =>
  new Uint8Array(buffer, byteOffset, byteLength)

const textOf = (bytes: AllowSharedBufferSource) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
