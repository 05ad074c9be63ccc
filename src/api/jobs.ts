import type { Lang } from '#domain/lang.ts'
import { PAGE_SIZE } from '#domain/limits.ts'
import type { JobList, JobSummary, SearchJobsParams } from './generated/client.schemas.ts'
import { getSearchJobsQueryOptions, searchJobs } from './generated/job/job.ts'

export type {
  Job,
  JobFacets,
  JobList,
  JobRequirements,
  JobSummary,
  SearchJobsParams,
} from './generated/client.schemas.ts'
export {
  getGetJobQueryOptions,
  getSearchJobsQueryOptions,
  useGetJob,
  useSearchJobs,
} from './generated/job/job.ts'

/** The requirements of all jobs of a search, whatever its page and order. Requests the minimum of jobs. */
export const requirementsQuery = (lang: Lang, search: SearchJobsParams) => {
  const whatever = { facets: undefined, page: undefined, orderBy: undefined }
  return getSearchJobsQueryOptions(lang, { ...search, ...whatever, requirements: true, perPage: 1 })
}

/** The requirements of each job of a search in its order, whatever its page. Requests the minimum of jobs. */
export const sequenceQuery = (lang: Lang, search: SearchJobsParams) =>
  getSearchJobsQueryOptions(lang, {
    ...search,
    facets: undefined,
    page: undefined,
    sequence: true,
    perPage: 1,
  })

/** The newest jobs of a search, for its feed. */
export const newestJobs = (lang: Lang, params: SearchJobsParams, perPage: number): Promise<JobList> =>
  searchJobs(lang, { ...params, facets: false, page: 1, orderBy: 'job_registration_date', perPage })

/** Counts the open jobs: in all (`total`) and for each filter value (`facets`). Requests the minimum of jobs. */
export const countJobs = (lang: Lang, signal: AbortSignal): Promise<JobList> =>
  searchJobs(lang, { facets: true, perPage: 1 }, { signal })

/** Returns all open jobs, from as many pages as needed. A job that moves between pages meanwhile is listed once. */
export async function openJobs(lang: Lang): Promise<JobSummary[]> {
  const jobs = new Map<number, JobSummary>()
  const params = { orderBy: 'job_registration_date', perPage: PAGE_SIZE.max } as const
  for (let page = 1, total = 1; (page - 1) * PAGE_SIZE.max < total; page++) {
    const found = await searchJobs(lang, { ...params, page })
    for (const job of found.jobs) jobs.set(job.job_id, job)
    total = found.total
  }
  return [...jobs.values()]
}
