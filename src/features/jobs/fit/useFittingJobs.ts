import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SearchJobsParams } from '#src/api/jobs.ts'
import { extra, keepIn } from '#src/api/queries.ts'
import { useLang } from '#src/context/language.ts'
import { loadAhead } from '#src/lib/reloadOnFailedChunk.ts'
import { createStore, useStore } from '#src/lib/store.ts'
import type { FittingPage, View } from './fittingJobs.ts'
import { useConditions } from './useConditions.ts'

/** Stored while the site is open. It is not in the address, because people share addresses. */
export const fitView = createStore<View>({ hidesUnfit: false, bestFirst: false })

/** The part of a search that depends on the person. */
export type FittingJobs = {
  /** The page of results in the person's view; null where it is the server's page. */
  page: FittingPage | null
  /** True while `page` still belongs to the previous search. */
  isOld: boolean
  /** Whether the view could not be loaded, so that the server's page is shown. */
  hasFailed: boolean
  /** Whether conditions are known, so that jobs can be sorted by them. */
  canSort: boolean
}

/** The jobs of a search as the person wants to see them: without those that do not fit, or the best fit first. */
export function useFittingJobs(params: SearchJobsParams): FittingJobs {
  const lang = useLang()
  const client = useQueryClient()
  const { conditions } = useConditions()
  const view = useStore(fitView)
  const canSort = conditions !== null
  const isWanted = canSort && (view.hidesUnfit || view.bestFirst)
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['fittingJobs', lang, params, conditions, view],
    queryFn: isWanted
      ? async () => {
          const { loadFittingPage } = await loadAhead(() => import('./fittingJobs.ts'))
          return loadFittingPage(client, lang, { params, conditions, view })
        }
      : skipToken,
    placeholderData: keepIn(lang),
    meta: extra,
  })
  return {
    page: isWanted && !isError && data ? data : null,
    isOld: isWanted && isPlaceholderData,
    hasFailed: isWanted && isError,
    canSort,
  }
}
