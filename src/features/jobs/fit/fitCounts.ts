import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Conditions } from '#domain/fit/conditions.ts'
import { fitOf } from '#domain/fit/fit.ts'
import {
  type JobRequirements,
  type SearchJobsParams,
  requirementsQuery,
  sequenceQuery,
} from '#src/api/jobs.ts'
import { extra } from '#src/api/queries.ts'
import { useLang } from '#src/context/language.ts'
import { type Place, placeOf, reasonOf } from './fitSummary.ts'

/** The jobs of a whole result by the verdict on "Can I get this job?". */
export type FitCounts = {
  total: number
  /** The jobs that fit, with or without conditions. */
  reach: number
  places: Record<Place, number>
  /** The jobs that do not fit, by the hardest reason. */
  reasons: Record<ReturnType<typeof reasonOf>, number>
}

/** Counts jobs by the verdict for a person. */
export function countFits(requirements: JobRequirements[], conditions: Conditions): FitCounts {
  const counts: FitCounts = {
    total: 0,
    reach: 0,
    places: { across: 0, nearly: 0, halfway: 0, start: 0 },
    reasons: { residence: 0, language: 0, visa: 0 },
  }
  for (const { jobs, ...facts } of requirements) {
    const fit = fitOf(facts, conditions)
    counts.total += jobs
    counts.places[placeOf(fit)] += jobs
    if (fit.verdict === 'no') counts.reasons[reasonOf(fit)] += jobs
    else counts.reach += jobs
  }
  return counts
}

/** Returns the verdicts for all jobs of a search; undefined while unknown. `hasSequence`: their sequence is loaded as well. */
export function useFitCounts(
  params: SearchJobsParams,
  conditions: Conditions | null,
  hasSequence = false,
): FitCounts | undefined {
  const lang = useLang()
  const client = useQueryClient()
  const { data } = useQuery({
    ...requirementsQuery(lang, params),
    // The response with the sequence contains the same numbers: one call serves both.
    ...(hasSequence && { queryFn: () => client.fetchQuery(sequenceQuery(lang, params)) }),
    enabled: conditions !== null,
    // The previous numbers stay until the next are loaded: nothing moves, and hidden jobs stay hidden.
    placeholderData: keepPreviousData,
    meta: extra,
  })
  const requirements = data?.requirements
  return useMemo(
    () => (requirements && conditions ? countFits(requirements, conditions) : undefined),
    [requirements, conditions],
  )
}
