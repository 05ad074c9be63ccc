import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type SearchJobsParams } from '#src/api/jobs.ts'
import { extra, keepIn } from '#src/api/queries.ts'
import { useLang } from '#src/context/language.ts'
import { loadAhead } from '#src/lib/reloadOnFailedChunk.ts'
import { createStore, useStore } from '#src/lib/store.ts'
import type { Fitting } from './fittingJobs.ts'
import { useConditions } from './useConditions.ts'

/** Whether the best fit comes first. It does not change while the site is open, and is not in the address, because people share addresses. */
export const bestFitOrder = createStore(true)

/** The part of a search that depends on the person. */
export type FittingJobs = {
  /** The result of the search for the person; null without conditions, while it is loading for the first time, and after a failure. */
  fitting: Fitting | null
  /** True while `fitting` is missing or still belongs to the previous search. */
  isOld: boolean
  /** Whether the jobs could not be compared with the conditions, so that the server's page is shown. */
  hasFailed: boolean
  /** Whether the best fit comes first; null without conditions. */
  bestFirst: boolean | null
}

/** The jobs of a search for the person: those within reach, the best fit first, and the others apart. */
export function useFittingJobs(params: SearchJobsParams): FittingJobs {
  const lang = useLang()
  const client = useQueryClient()
  const { conditions } = useConditions()
  const bestFirst = useStore(bestFitOrder)
  const isWanted = conditions !== null
  const { data, isError, isPending, isPlaceholderData } = useQuery({
    queryKey: ['fittingJobs', lang, params, conditions, bestFirst],
    queryFn: isWanted
      ? async () => {
          const { loadFitting } = await loadAhead(() => import('./fittingJobs.ts'))
          return loadFitting(client, lang, { params, conditions, bestFirst })
        }
      : skipToken,
    placeholderData: keepIn(lang),
    meta: extra,
  })
  return useMemo(
    () => ({
      fitting: isWanted && !isError && data ? data : null,
      isOld: isWanted && (isPlaceholderData || isPending),
      hasFailed: isWanted && isError,
      bestFirst: isWanted ? bestFirst : null,
    }),
    [isWanted, isError, data, isPlaceholderData, isPending, bestFirst],
  )
}
