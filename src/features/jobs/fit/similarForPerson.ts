import type { Conditions } from '#domain/fit/conditions.ts'
import { type FitFacts, fitOf } from '#domain/fit/fit.ts'
import { placeOf, places } from './fitSummary.ts'

type Candidate = FitFacts & { job_id: number }

/**
 * Puts jobs that the person can get in the place of those that do not fit. Similar jobs that fit stay first, then come others of the category, the best
 * fit first. The number of jobs stays the same, and jobs that do not fit fill the rest.
 */
export function similarForPerson<Job extends Candidate>(
  similar: readonly Job[],
  ofCategory: readonly Job[],
  conditions: Conditions,
): Job[] {
  const placeIn = (job: Job) => places.indexOf(placeOf(fitOf(job, conditions)))
  const fits = (job: Job) => placeIn(job) < places.indexOf('start')
  const others = ofCategory
    .filter((job) => fits(job) && !similar.some(({ job_id }) => job_id === job.job_id))
    .toSorted((one, other) => placeIn(one) - placeIn(other))
  return [...similar.filter(fits), ...others, ...similar.filter((job) => !fits(job))].slice(0, similar.length)
}
