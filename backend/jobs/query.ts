import { LRUCache } from 'lru-cache'
import { type JobFilterName, byJobFilter, jobFilterNames } from '#domain/jobFilters.ts'
import { searchWords } from '#domain/searchWords.ts'
import type { Criteria, Facets } from '../ports/jobSearch.ts'
import { type Bits, addAll, countBits, countCommon, emptyBits, hasBit, keepCommon, members } from './bits.ts'
import type { JobIndex } from './jobIndex.ts'

/** The size of each cache: matches by search words, facets by criteria, pay by category. */
const CACHED = 500

/** Searches among the open jobs of an index. */
export type Query = {
  matches(criteria: Criteria): Promise<Bits>
  facets(criteria: Criteria): Promise<Facets>
  /** The middles of the pay of the open jobs of a category, in ascending order. */
  middlePay(category: string): Float64Array
}

/** Creates a query over the jobs of `open`. Neither `open` nor results may be changed: both are shared with the cache. */
export function createQuery(index: JobIndex, open: Bits): Query {
  const matchesOfWords = new LRUCache<string, Promise<Bits>, string[]>({
    max: CACHED,
    memoMethod: (_key, _stale, { context: words }) => index.words.narrow(open.slice(), words),
  })
  const facetsOf = new LRUCache<string, Promise<Facets>, Criteria>({
    max: CACHED,
    memoMethod: async (_key, _stale, { context: criteria }) =>
      countFacets(index, await byWords(criteria), criteria),
  })
  const payOf = new LRUCache<string, Float64Array>({
    max: CACHED,
    memoMethod: (jobCategory) => {
      const places = members(narrow(index, open.slice(), { jobCategory: [jobCategory] }, 'jobCategory'))
      return Float64Array.from(places, (place) => index.middlePay[place] ?? 0).toSorted()
    },
  })
  function byWords({ searchWord = '' }: Criteria): Promise<Bits> {
    const words = searchWords(searchWord).used
    return matchesOfWords.memo(words.toSorted().join(' '), { context: words })
  }
  return {
    matches: async (criteria) =>
      narrowAll(index, (await byWords(criteria)).slice(), criteria, jobFilterNames),
    facets: (criteria) => facetsOf.memo(JSON.stringify(criteria), { context: criteria }),
    middlePay: (category) => payOf.memo(category),
  }
}

/** Counts the jobs for each value of a filter under all other filters. Values without a job are omitted. */
function countFacets(index: JobIndex, found: Bits, criteria: Criteria): Facets {
  return byJobFilter<Facets>((counted) => {
    const others = jobFilterNames.filter((name) => name !== counted)
    const bits = narrowAll(index, found.slice(), criteria, others)
    return [...index.filters[counted]]
      .map(([value, withValue]) => ({ value, count: countCommon(bits, withValue) }))
      .filter(({ count }) => count > 0)
  })
}

/** Returns the places of one page of a result in the given order. */
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

/** Keeps in `bits` the jobs that match all filters. A filter matches with any of its values. */
function narrowAll(index: JobIndex, bits: Bits, criteria: Criteria, names: readonly JobFilterName[]): Bits {
  return names.reduce<Bits>((kept, name) => narrow(index, kept, criteria, name), bits)
}

/** Keeps in `bits` the jobs with any of a filter's values. A filter without values keeps all. */
function narrow(index: JobIndex, bits: Bits, criteria: Criteria, name: JobFilterName): Bits {
  const values = criteria[name] ?? []
  if (values.length === 0) return bits
  const wanted = values.reduce<Bits>((all, value) => {
    const withValue = index.filters[name].get(value)
    return withValue ? addAll(all, withValue) : all
  }, emptyBits(index.capacity))
  return keepCommon(bits, wanted)
}
