import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import type { Conditions } from '#domain/fit/conditions.ts'
import type { Lang } from '#domain/lang.ts'
import { extra } from '#src/api/extra.ts'
import { type SearchJobsParams, searchJobsQuery, sequenceQuery } from '#src/api/jobs.ts'
import { useLang } from '#src/context/language.ts'
import { type FittingPage, type View, fitting } from './fittingPage.ts'
import { shownPlaces } from './shownPlaces.ts'

/** The number of jobs of one request: the most that the API gives. */
const BATCH = 100
const PER_PAGE = 20

/** A page of a search as a person wants to see it. */
export type Wanted = { params: SearchJobsParams; conditions: Conditions; view: View }

/**
 * Puts a page as the person wants it in place of the page from the server, or gives that page back (`null`). Returns whether that has failed.
 */
export function useFittingPage(wanted: Wanted | null): boolean {
  const lang = useLang()
  const client = useQueryClient()
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: [lang, 'fittingJobs', wanted],
    queryFn: () => wanted && collect(client, lang, wanted),
    enabled: wanted !== null,
    placeholderData: (before, query) => (query?.queryKey[0] === lang ? before : undefined),
    meta: extra,
  })
  const page = wanted && !isError && data ? data : null
  useLayoutEffect(() => fitting.set({ page, isOld: isPlaceholderData }), [page, isPlaceholderData])
  useLayoutEffect(() => () => fitting.set(null), [])
  return wanted !== null && isError
}

/**
 * Collects a page. The conditions stay in the browser: it finds the positions of the wanted jobs in the sequence, which is the same for
 * everybody, and loads the pages of the result with these positions. A page past the end is the last one.
 */
async function collect(
  client: QueryClient,
  lang: Lang,
  { params, conditions, view }: Wanted,
): Promise<FittingPage> {
  const places = shownPlaces(await client.fetchQuery(sequenceQuery(lang, params)), conditions, view)
  const page = Math.max(1, Math.min(params.page ?? 1, Math.ceil(places.length / PER_PAGE)))
  const onPage = places.slice((page - 1) * PER_PAGE, page * PER_PAGE)
  const batches = [...new Set(onPage.map(batchOf))]
  const lists = await Promise.all(
    batches.map((batch) =>
      client.fetchQuery(searchJobsQuery(lang, { ...params, facets: undefined, page: batch, perPage: BATCH })),
    ),
  )
  const jobs = onPage.flatMap((place) => lists[batches.indexOf(batchOf(place))]?.jobs[place % BATCH] ?? [])
  return { jobs, total: places.length, page, perPage: PER_PAGE }
}

/** The page of `BATCH` jobs that has the job at a place of the result. */
const batchOf = (place: number) => Math.floor(place / BATCH) + 1
