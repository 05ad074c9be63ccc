import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Conditions } from '#domain/fit/conditions.ts'
import { extra } from '#src/api/extra.ts'
import { type SearchJobsParams, requirementsQuery, sequenceQuery } from '#src/api/jobs.ts'
import { useLang } from '#src/context/language.ts'
import { type FitTally, tallyOf } from './tally.ts'

/** Returns the answers for all jobs of a search; undefined while unknown. `hasSequence`: their sequence is asked for as well. */
export function useTally(
  params: SearchJobsParams,
  conditions: Conditions | null,
  hasSequence = false,
): FitTally | undefined {
  const lang = useLang()
  const client = useQueryClient()
  const { data } = useQuery({
    ...requirementsQuery(lang, params),
    // The sequence comes with the same numbers: one call serves both.
    ...(hasSequence && { queryFn: () => client.fetchQuery(sequenceQuery(lang, params)) }),
    enabled: conditions !== null,
    // The numbers of the search before stay until those of the next are there: nothing moves, and what is hidden stays hidden.
    placeholderData: keepPreviousData,
    meta: extra,
  })
  const requirements = data?.requirements
  return useMemo(
    () => (requirements && conditions ? tallyOf(requirements, conditions) : undefined),
    [requirements, conditions],
  )
}
