import type { JobFacets } from '#src/api/jobs.ts'
import { type FilterName, type SearchState, filterNames, valuesOf } from './searchState.ts'

/**
 * Of a search without a result the filter without which there are most jobs; null where leaving out one alone does not
 * help. The counts of a filter are made under all others, so the largest of them is what its absence gives at least.
 */
export function narrowestFilter(state: SearchState, facets: JobFacets): FilterName | null {
  const values = valuesOf(state)
  const gains = filterNames
    .filter((name) => values[name].length > 0)
    .map((name) => ({ name, jobs: name === 'searchWord' ? 0 : mostJobs(facets[name]) }))
  const best = gains.toSorted((a, b) => b.jobs - a.jobs)[0]
  return best && best.jobs > 0 ? best.name : null
}

function mostJobs(counts: { count: number }[]): number {
  return Math.max(0, ...counts.map(({ count }) => count))
}
