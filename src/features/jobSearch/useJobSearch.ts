import { startTransition, useCallback, useDeferredValue, useMemo, useOptimistic } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type JobList, useSearchJobs } from '#src/api/jobs.ts'
import { keepIn } from '#src/api/queries.ts'
import { useHasFailed } from '#src/api/useHasFailed.ts'
import { useLang } from '#src/context/language.ts'
import { type SearchState, parseSearch, toParams } from './searchState.ts'
import { useSearchHref } from './useSearchHref.ts'

/** The jobs of a search, and the state of their loading. */
export type JobSearchResults = {
  state: SearchState
  list: JobList | undefined
  hasFailed: boolean
  isFetching: boolean
  /** True while `list` still belongs to the previous search. */
  isOld: boolean
  refetch: () => unknown
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
  const asked = useSearchJobs(lang, toParams(shown), { query: { placeholderData: keepIn(lang) } })
  const hasFailed = useHasFailed(asked)
  const { data, isFetching, isPlaceholderData, refetch } = asked
  const results = useMemo(
    (): JobSearchResults => ({
      state: shown,
      list: data,
      hasFailed,
      isFetching,
      isOld: isPlaceholderData,
      refetch,
    }),
    [shown, data, hasFailed, isFetching, isPlaceholderData, refetch],
  )
  return { state, ignored, go, results }
}
