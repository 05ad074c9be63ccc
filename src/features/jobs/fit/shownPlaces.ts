import type { Conditions } from '#domain/fit/conditions.ts'
import { fitOf } from '#domain/fit/fit.ts'
import type { JobList } from '#src/api/jobs.ts'
import { placeOf, places } from './answer.ts'
import type { View } from './fittingPage.ts'

/**
 * Returns the places in a result, from 0, of the jobs to show, in the order in which they are shown. Jobs with the same answer keep the order of
 * the result.
 */
export function shownPlaces(
  { requirements = [], sequence = [] }: Pick<JobList, 'requirements' | 'sequence'>,
  conditions: Conditions,
  { hidesUnfit, bestFirst }: View,
): number[] {
  const answers = requirements.map((facts) => placeOf(fitOf(facts, conditions)))
  const placesWhere = (isWanted: (answer: (typeof answers)[number]) => boolean) =>
    sequence.flatMap((index, place) => {
      const answer = answers[index]
      return answer && isWanted(answer) ? [place] : []
    })
  const wanted = places.filter((answer) => !hidesUnfit || answer !== 'start')
  return bestFirst
    ? wanted.flatMap((rank) => placesWhere((answer) => answer === rank))
    : placesWhere((answer) => wanted.includes(answer))
}
