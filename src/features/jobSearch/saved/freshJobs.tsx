import { useQueries } from '@tanstack/react-query'
import type { Lang } from '#domain/lang.ts'
import { formatNumber } from '#domain/numbers.ts'
import { type JobList, type JobSummary, getSearchJobsQueryOptions } from '#src/api/jobs.ts'
import { extra } from '#src/api/queries.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { parseSearch, toParams } from '../searchState.ts'
import { type SavedSearch, useSavedSearches } from './savedSearches.ts'
import styles from './NewJobs.module.css'

/** New jobs are counted up to this number. */
export const MOST_FRESH = 20

/** The number of all jobs of a search, and of those that came after the last visit (at most `MOST_FRESH`). */
export type FreshJobs = { total: number; fresh: number }

/** The query for the jobs of a saved search that came after its last visit. */
export const freshJobsQuery = (lang: Lang, { query, seenAt }: Pick<SavedSearch, 'query' | 'seenAt'>) => {
  const { state } = parseSearch(new URLSearchParams(query))
  return {
    ...getSearchJobsQueryOptions(lang, {
      ...toParams(state),
      facets: undefined,
      page: 1,
      orderBy: 'job_registration_date',
      perPage: MOST_FRESH,
    }),
    meta: extra,
    select: (list: JobList) => freshJobs(list, seenAt),
  }
}

type NewestFirst = { jobs: Pick<JobSummary, 'job_registration_date'>[]; total: number }

/** Counts the jobs of a list. */
export function freshJobs({ jobs, total }: NewestFirst, seenAt: string): FreshJobs {
  return { total, fresh: jobs.filter(isFresh(seenAt)).length }
}

/** Returns a function that checks whether a job is newer than a visit. */
export const isFresh = (seenAt: string) => (job: NewestFirst['jobs'][number]) =>
  Date.parse(job.job_registration_date) > Date.parse(seenAt)

/** The number of distinct new jobs in the saved searches since their last visit; hidden at 0. */
export function NewJobs() {
  const lang = useLang()
  const t = useTexts('savedSearches')
  const searches = useSavedSearches()
  const count = useQueries({
    queries: searches.map((search) => ({
      ...freshJobsQuery(lang, search),
      select: ({ jobs }: JobList) => jobs.filter(isFresh(search.seenAt)).map(({ job_id }) => job_id),
    })),
    combine: (results) => new Set(results.flatMap(({ data }) => data ?? [])).size,
  })
  if (count === 0) return null
  return (
    <span className={styles.new}>
      <span className={styles.dot} aria-hidden="true" />
      <span className="num">{t.newJobs({ count: formatNumber(count) })}</span>
    </span>
  )
}
