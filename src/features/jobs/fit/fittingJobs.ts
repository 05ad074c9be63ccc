/** Chooses and orders the jobs of a search for a person. The conditions stay in the browser. */

import type { QueryClient } from '@tanstack/react-query'
import type { Conditions } from '#domain/fit/conditions.ts'
import type { FitFacts } from '#domain/fit/fit.ts'
import { fitOf } from '#domain/fit/fit.ts'
import type { Lang } from '#domain/lang.ts'
import {
  type JobList,
  type JobSummary,
  type SearchJobsParams,
  getSearchJobsQueryOptions,
  sequenceQuery,
} from '#src/api/jobs.ts'
import { type FitCounts, countFits } from './countFits.ts'
import { placeOf, places } from './fitSummary.ts'

/** The number of jobs of one request: the most that the API gives. */
const BATCH = 100
const PER_PAGE = 20

/** A page of results in a person's view. */
export type FittingPage = Pick<JobList, 'jobs' | 'total' | 'page' | 'perPage'>

/** The result of a search for a person. */
export type Fitting = {
  /** The jobs within reach; null where none is, so that the server's page is shown. */
  page: FittingPage | null
  counts: FitCounts
  /** The positions in the result, from 0, of the jobs that are not in `page`, because they do not fit. */
  unfit: number[]
}

/** The search, the person's conditions, and whether the best fit comes first instead of the order of the search. */
type Wanted = { params: SearchJobsParams; conditions: Conditions; bestFirst: boolean }

/**
 * Loads a page of a search for a person. It finds the positions of the jobs within reach in the sequence, which does not depend on the person, and loads
 * the pages of the result with these positions. A page past the end is the last one.
 */
export async function loadFitting(
  client: QueryClient,
  lang: Lang,
  { params, conditions, bestFirst }: Wanted,
): Promise<Fitting> {
  const found = await client.fetchQuery(sequenceQuery(lang, params))
  const { within, unfit } = splitPositions(found, conditions, bestFirst)
  const counts = countFits(found.requirements ?? [], conditions)
  if (within.length === 0) return { page: null, counts, unfit: [] }
  const page = Math.max(1, Math.min(params.page ?? 1, Math.ceil(within.length / PER_PAGE)))
  const onPage = within.slice((page - 1) * PER_PAGE, page * PER_PAGE)
  const jobs = await jobsAt(client, lang, { params, positions: onPage })
  return { page: { jobs, total: within.length, page, perPage: PER_PAGE }, counts, unfit }
}

/** Loads the jobs at positions of the result of a search, in the order of the positions. */
export async function jobsAt(
  client: QueryClient,
  lang: Lang,
  { params, positions }: { params: SearchJobsParams; positions: number[] },
): Promise<JobSummary[]> {
  const batches = [...new Set(positions.map(batchOf))]
  const lists = await Promise.all(
    batches.map((batch) =>
      client.fetchQuery(
        getSearchJobsQueryOptions(lang, { ...params, facets: undefined, page: batch, perPage: BATCH }),
      ),
    ),
  )
  return positions.flatMap(
    (position) => lists[batches.indexOf(batchOf(position))]?.jobs[position % BATCH] ?? [],
  )
}

/** The page of `BATCH` jobs that has the job at a position of the result. */
const batchOf = (position: number) => Math.floor(position / BATCH) + 1

type Found = Pick<JobList, 'requirements' | 'sequence'>

/** Returns the positions in a result, from 0, of the jobs within reach, in the order of display, and of those that do not fit. */
export function splitPositions(
  found: Found,
  conditions: Conditions,
  bestFirst: boolean,
): { within: number[]; unfit: number[] } {
  const within = places.filter((place) => place !== 'start')
  const isAt = (wanted: readonly string[]) => (facts: FitFacts) =>
    wanted.includes(placeOf(fitOf(facts, conditions)))
  return {
    within: bestFirst
      ? within.flatMap((place) => positionsWhere(found, isAt([place])))
      : positionsWhere(found, isAt(within)),
    unfit: positionsWhere(found, isAt(['start'])),
  }
}

/** Returns the positions in a result, from 0, of the jobs with wanted requirements. */
export function positionsWhere(
  { requirements = [], sequence = [] }: Found,
  isWanted: (facts: FitFacts) => boolean,
): number[] {
  const wanted = requirements.map(isWanted)
  return sequence.flatMap((index, position) => (wanted[index] ? [position] : []))
}
