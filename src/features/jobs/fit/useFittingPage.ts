import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import type { Conditions } from '#domain/fit/conditions.ts'
import { fitOf } from '#domain/fit/fit.ts'
import type { Lang } from '#domain/lang.ts'
import { extra } from '#src/api/extra.ts'
import { type JobSummary, type SearchJobsParams, searchJobsQuery } from '#src/api/jobs.ts'
import { useLang } from '#src/context/language.ts'
import { type FittingPage, fittingPage } from './fittingPage.ts'

/** The number of jobs of one request: the most that the API gives. */
const BATCH = 100
const PER_PAGE = 20

/** A page of a search for a person, for whom `total` jobs fit. */
export type Wanted = { params: SearchJobsParams; conditions: Conditions; total: number }

/**
 * Puts a page of the jobs that fit in place of the page from the server, or gives that page back (`null`). The conditions are never sent, so
 * the browser reads the results from the first until the page is full. Returns whether that has failed.
 */
export function useFittingPage(wanted: Wanted | null): boolean {
  const lang = useLang()
  const client = useQueryClient()
  const { data, isError } = useQuery({
    queryKey: [lang, 'fittingJobs', wanted],
    queryFn: () => wanted && collect(client, lang, wanted),
    enabled: wanted !== null,
    placeholderData: (before, query) => (query?.queryKey[0] === lang ? before : undefined),
    meta: extra,
  })
  const shown = wanted && !isError && data ? data : null
  useLayoutEffect(() => fittingPage.set(shown), [shown])
  useLayoutEffect(() => () => fittingPage.set(null), [])
  return wanted !== null && isError
}

/** A page past the end is the last one. */
async function collect(client: QueryClient, lang: Lang, wanted: Wanted): Promise<FittingPage> {
  const { params, conditions, total } = wanted
  const page = Math.min(params.page ?? 1, Math.ceil(total / PER_PAGE))
  const fitting: JobSummary[] = []
  for (let batch = 1; fitting.length < page * PER_PAGE; batch++) {
    const query = searchJobsQuery(lang, { ...params, facets: undefined, page: batch, perPage: BATCH })
    const list = await client.fetchQuery(query)
    fitting.push(...list.jobs.filter((job) => fitOf(job, conditions).verdict !== 'no'))
    if (batch * BATCH >= list.total) break
  }
  return { jobs: fitting.slice((page - 1) * PER_PAGE, page * PER_PAGE), total, page, perPage: PER_PAGE }
}
