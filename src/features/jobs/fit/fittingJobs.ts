/** Chooses and orders the jobs of a search for a person. The conditions stay in the browser. */
import type { QueryClient } from '@tanstack/react-query'
import type { Conditions } from '#domain/fit/conditions.ts'
import { fitOf } from '#domain/fit/fit.ts'
import type { Lang } from '#domain/lang.ts'
import {
  type JobList,
  type SearchJobsParams,
  getSearchJobsQueryOptions,
  sequenceQuery,
} from '#src/api/jobs.ts'
import { placeOf, places } from './fitSummary.ts'

/** The number of jobs of one request: the most that the API gives. */
const BATCH = 100
const PER_PAGE = 20

/** The jobs that a person wants to see, and whether the best fit comes first instead of the order in the address. */
export type View = { hidesUnfit: boolean; bestFirst: boolean }

/** A page of results in a person's view. */
export type FittingPage = Pick<JobList, 'jobs' | 'total' | 'page' | 'perPage'>

/** The search, the person's conditions, and the view that the person has chosen. */
type Wanted = { params: SearchJobsParams; conditions: Conditions; view: View }

/**
 * Loads a page of a search in a person's view; null if the view changes nothing. It finds the positions of the wanted jobs in the sequence, which
 * does not depend on the person, and loads the pages of the result with these positions. A page past the end is the last one.
 */
export async function loadFittingPage(
  client: QueryClient,
  lang: Lang,
  { params, conditions, view }: Wanted,
): Promise<FittingPage | null> {
  const shown = shownPositions(await client.fetchQuery(sequenceQuery(lang, params)), conditions, view)
  if (!shown) return null
  const page = Math.max(1, Math.min(params.page ?? 1, Math.ceil(shown.length / PER_PAGE)))
  const onPage = shown.slice((page - 1) * PER_PAGE, page * PER_PAGE)
  const batches = [...new Set(onPage.map(batchOf))]
  const lists = await Promise.all(
    batches.map((batch) =>
      client.fetchQuery(
        getSearchJobsQueryOptions(lang, { ...params, facets: undefined, page: batch, perPage: BATCH }),
      ),
    ),
  )
  const jobs = onPage.flatMap(
    (position) => lists[batches.indexOf(batchOf(position))]?.jobs[position % BATCH] ?? [],
  )
  return { jobs, total: shown.length, page, perPage: PER_PAGE }
}

/** The page of `BATCH` jobs that has the job at a position of the result. */
const batchOf = (position: number) => Math.floor(position / BATCH) + 1

/**
 * Returns the positions in a result, from 0, of the jobs to show, in the order of display; null if the view changes nothing. Jobs with the same
 * verdict keep the order of the result. Unfit jobs are hidden only if others fit.
 */
export function shownPositions(
  { requirements = [], sequence = [] }: Pick<JobList, 'requirements' | 'sequence'>,
  conditions: Conditions,
  { hidesUnfit, bestFirst }: View,
): number[] | null {
  const found = requirements.map((facts) => placeOf(fitOf(facts, conditions)))
  const isHiding = hidesUnfit && found.includes('start') && found.some((place) => place !== 'start')
  if (!isHiding && !bestFirst) return null
  const positionsWhere = (isWanted: (place: (typeof found)[number]) => boolean) =>
    sequence.flatMap((index, position) => {
      const place = found[index]
      return place && isWanted(place) ? [position] : []
    })
  const wanted = places.filter((place) => !isHiding || place !== 'start')
  return bestFirst
    ? wanted.flatMap((rank) => positionsWhere((place) => place === rank))
    : positionsWhere((place) => wanted.includes(place))
}
