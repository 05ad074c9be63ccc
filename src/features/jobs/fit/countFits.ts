import type { Conditions } from '#domain/fit/conditions.ts'
import { type FitFacts, fitOf } from '#domain/fit/fit.ts'
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
export function countFits(
  found: readonly (FitFacts & { jobs: number })[],
  conditions: Conditions,
): FitCounts {
  const counts: FitCounts = {
    total: 0,
    reach: 0,
    places: { across: 0, nearly: 0, halfway: 0, start: 0 },
    reasons: { residence: 0, language: 0, visa: 0 },
  }
  for (const { jobs, ...facts } of found) {
    const fit = fitOf(facts, conditions)
    counts.total += jobs
    counts.places[placeOf(fit)] += jobs
    if (fit.verdict === 'no') counts.reasons[reasonOf(fit)] += jobs
    else counts.reach += jobs
  }
  return counts
}
