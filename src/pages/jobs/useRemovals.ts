import { useQueries } from '@tanstack/react-query'
import { type JobList, getSearchJobsQueryOptions } from '#src/api/jobs.ts'
import { useLang } from '#src/context/language.ts'
import { drop } from '#src/features/jobSearch/changes.ts'
import { narrowestFilter } from '#src/features/jobSearch/narrowestFilter.ts'
import { type FilterName, type SearchState, toParams } from '#src/features/jobSearch/searchState.ts'

/** A search with one filter less, and the number of its jobs. */
export type Removal = { name: FilterName; state: SearchState; count: number }

/** Returns the removals that find jobs, for a search without results: of the words and of the narrowest filter, the most jobs first. */
export function useRemovals(state: SearchState, { facets }: JobList): Removal[] {
  const lang = useLang()
  const narrowest = facets ? narrowestFilter(state, facets) : null
  const names: FilterName[] = [
    ...(state.searchWord === '' ? [] : ['searchWord' as const]),
    ...(narrowest === null ? [] : [narrowest]),
  ]
  const removals = names.map((name) => ({ name, state: drop(state, name) }))
  const lists = useQueries({
    queries: removals.map((removal) =>
      getSearchJobsQueryOptions(lang, { ...toParams(removal.state), page: 1, perPage: 1, facets: undefined }),
    ),
  })
  return removals
    .map((removal, place) => ({ ...removal, count: lists[place]?.data?.total ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
}
