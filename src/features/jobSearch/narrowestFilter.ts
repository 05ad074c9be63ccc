import type { JobFacets } from '#src/api/jobs.ts'
import { type FilterName, type SearchState, filterNames, valuesOf } from './searchState.ts'

/**
 * Returns the filter to remove for the most jobs, for a search without results; null if no single filter helps. A filter's counts apply all
 * other filters, so its largest count is a lower bound for the jobs without it.
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
