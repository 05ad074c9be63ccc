import type { Conditions } from '#domain/fit/conditions.ts'
import { fitOf } from '#domain/fit/fit.ts'
import type { JobRequirements } from '#src/api/jobs.ts'
import { type Place, placeOf, reasonOf } from './answer.ts'

/** The jobs of a whole result by the answer to "Can I get this job?". */
export type FitTally = {
  total: number
  /** The jobs that fit, with or without conditions. */
  reach: number
  places: Record<Place, number>
  /** The jobs that do not fit, by the hardest reason. */
  reasons: Record<ReturnType<typeof reasonOf>, number>
}

/** Counts jobs by the answer for a person. */
export function tallyOf(requirements: JobRequirements[], conditions: Conditions): FitTally {
  const tally: FitTally = {
    total: 0,
    reach: 0,
    places: { across: 0, nearly: 0, halfway: 0, start: 0 },
    reasons: { residence: 0, language: 0, visa: 0 },
  }
  for (const { jobs, ...facts } of requirements) {
    const fit = fitOf(facts, conditions)
    tally.total += jobs
    tally.places[placeOf(fit)] += jobs
    if (fit.verdict === 'no') tally.reasons[reasonOf(fit)] += jobs
    else tally.reach += jobs
  }
  return tally
}
