import { useQuery } from '@tanstack/react-query'
import { startTransition, useCallback, useMemo, useOptimistic } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type JobList, searchJobsQuery } from '#src/api/jobs.ts'
import { useLang } from '#src/app/language.tsx'
import { type SearchState, parseSearch, toParams } from './searchState.ts'
import { useSearchHref } from './useSearchHref.ts'

/**
 * The search that the URL tells, and its jobs. A change shows at once, before the navigation to it has ended, and the
 * jobs of the search before stay until the new ones are there.
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

  const query = useQuery({
    ...searchJobsQuery(lang, toParams(state)),
    placeholderData: (before: JobList | undefined, queryBefore) =>
      queryBefore?.queryKey[0] === lang ? before : undefined,
  })
  return { state, ignored, go, query }
}
