import { searchWords } from '#domain/text.ts'
import { type Bits, addAll, countBits, countCommon, emptyBits, hasBit, keepCommon } from './bits.ts'
import { type FilterName, filterNames } from './filters.ts'
import { type JobIndex, byFilter } from './index.ts'

export type Criteria = Partial<Record<FilterName, string[]>> & { searchWord?: string }
export type Facets = Record<FilterName, { value: string; count: number }[]>

/** The jobs that fit, among those that are open: within a filter any value, across filters and words all of them. */
export function matches(index: JobIndex, open: Bits, criteria: Criteria): Bits {
  return filterNames.reduce<Bits>(
    (bits, name) => narrow(index, bits, criteria, name),
    byWords(index, open, criteria),
  )
}

/** For each value of each filter how many jobs it has under all other filters; values without a job are left out. */
export function countFacets(index: JobIndex, open: Bits, criteria: Criteria): Facets {
  const found = byWords(index, open, criteria)
  return byFilter((counted) => {
    const others = filterNames.filter((name) => name !== counted)
    const bits = others.reduce<Bits>((kept, name) => narrow(index, kept, criteria, name), found.slice())
    return [...index.filters[counted]]
      .map(([value, withValue]) => ({ value, count: countCommon(bits, withValue) }))
      .filter(({ count }) => count > 0)
  })
}

/** The places of one page of a result, in an order. */
export function pageOf(order: Uint32Array, bits: Bits, page: number, perPage: number): number[] {
  const places: number[] = []
  const first = (page - 1) * perPage
  if (first >= countBits(bits)) return places
  let seen = 0
  for (const place of order) {
    if (!hasBit(bits, place)) continue
    if (seen++ >= first) places.push(place)
    if (places.length === perPage) break
  }
  return places
}

function byWords(index: JobIndex, open: Bits, { searchWord = '' }: Criteria): Bits {
  return searchWords(searchWord).reduce<Bits>(
    (bits, word) => keepCommon(bits, index.words(word)),
    open.slice(),
  )
}

/** Keeps in `bits` the jobs with any of a filter's values; without values the filter says nothing. */
function narrow(index: JobIndex, bits: Bits, criteria: Criteria, name: FilterName): Bits {
  const values = criteria[name] ?? []
  if (values.length === 0) return bits
  const wanted = values.reduce<Bits>((all, value) => {
    const withValue = index.filters[name].get(value)
    return withValue ? addAll(all, withValue) : all
  }, emptyBits(index.jobs.length))
  return keepCommon(bits, wanted)
}
