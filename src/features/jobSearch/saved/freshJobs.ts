import type { Lang } from '#domain/lang.ts'
import { extra } from '#src/api/extra.ts'
import { type JobList, type JobSummary, searchJobsQuery } from '#src/api/jobs.ts'
import { parseSearch, toParams } from '../searchState.ts'
import type { SavedSearch } from './savedSearches.ts'

/** New jobs are counted up to this number. */
export const MOST_FRESH = 20

/** The number of all jobs of a search, and of those that came after the last visit (at most `MOST_FRESH`). */
export type FreshJobs = { total: number; fresh: number }

/** The query for the jobs of a saved search that came after its last visit. */
export const freshJobsQuery = (lang: Lang, { query, seenAt }: Pick<SavedSearch, 'query' | 'seenAt'>) => {
  const { state } = parseSearch(new URLSearchParams(query))
  return {
    ...searchJobsQuery(lang, {
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

/** Returns a function that tells whether a job came after a visit. */
export const isFresh = (seenAt: string) => (job: NewestFirst['jobs'][number]) =>
  Date.parse(job.job_registration_date) > Date.parse(seenAt)
