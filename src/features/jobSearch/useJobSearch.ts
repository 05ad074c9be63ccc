import { useQuery } from '@tanstack/react-query'
import { startTransition, useCallback, useDeferredValue, useMemo, useOptimistic } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type JobList, searchJobsQuery } from '#src/api/jobs.ts'
import { useLang } from '#src/context/language.ts'
import { type SearchState, parseSearch, toParams } from './searchState.ts'
import { useSearchHref } from './useSearchHref.ts'

/** The jobs of a search, and the state of their loading. */
export type JobSearchResults = {
  state: SearchState
  list: JobList | undefined
  isError: boolean
  isFetching: boolean
  /** True while `list` still belongs to the previous search. */
  isOld: boolean
  retry: () => unknown
}

/**
 * The search in the URL, and its jobs. A change shows in the filters at once, before its navigation has ended. The results are
 * deferred, and the previous jobs stay until the new ones are loaded.
 */
export function useJobSearch() {
  const lang = useLang()
  const { search } = useLocation()
  const navigate = useNavigate()
  const hrefOf = useSearchHref()
  const { state: arrived, ignored } = useMemo(() => parseSearch(new URLSearchParams(search)), [search])
  const [state, show] = useOptimistic(arrived)

  const go = useCallback(
    (next: SearchState) =>
      startTransition(async () => {
        show(next)
        await navigate(hrefOf(next), { preventScrollReset: true })
      }),
    [hrefOf, navigate, show],
  )

  const shown = useDeferredValue(state)
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...searchJobsQuery(lang, toParams(shown)),
    placeholderData: (before: JobList | undefined, queryBefore) =>
      queryBefore?.queryKey[0] === lang ? before : undefined,
  })
  const results = useMemo(
    (): JobSearchResults => ({
      state: shown,
      list: data,
      isError,
      isFetching,
      isOld: isPlaceholderData,
      retry: refetch,
    }),
    [shown, data, isError, isFetching, isPlaceholderData, refetch],
  )
  return { state, ignored, go, results }
}
