import type { Lang } from '#domain/lang.ts'
import type { JobList, SearchJobsParams } from './generated/client.schemas.ts'
import {
  getGetJobQueryKey,
  getGetJobQueryOptions,
  getSearchJobsQueryKey,
  getSearchJobsQueryOptions,
  searchJobs,
} from './generated/job/job.ts'
import { inLanguage } from './inLanguage.ts'

export type {
  Job,
  JobFacets,
  JobList,
  JobRequirements,
  JobSummary,
  SearchJobsParams,
} from './generated/client.schemas.ts'

/** A page of open jobs. */
export const searchJobsQuery = (lang: Lang, params: SearchJobsParams) =>
  getSearchJobsQueryOptions(params, inLanguage(lang, getSearchJobsQueryKey(params)))

/** The requirements of all jobs of a search, whatever its page and order. Requests the minimum of jobs. */
export const requirementsQuery = (lang: Lang, search: SearchJobsParams) => {
  const whatever = { facets: undefined, page: undefined, orderBy: undefined }
  return searchJobsQuery(lang, { ...search, ...whatever, requirements: true, perPage: 1 })
}

/** The requirements of each job of a search in its order, whatever its page. Requests the minimum of jobs. */
export const sequenceQuery = (lang: Lang, search: SearchJobsParams) =>
  searchJobsQuery(lang, { ...search, facets: undefined, page: undefined, sequence: true, perPage: 1 })

/** One open job; fails with 404 when it has closed. */
export const jobQuery = (lang: Lang, id: number) =>
  getGetJobQueryOptions(id, inLanguage(lang, getGetJobQueryKey(id)))

/** The newest jobs of a search, for its feed. */
export const newestJobs = (lang: Lang, params: SearchJobsParams, perPage: number): Promise<JobList> =>
  searchJobs(
    { ...params, facets: false, page: 1, orderBy: 'job_registration_date', perPage },
    inLanguage(lang, []).request,
  )

/** Counts the open jobs: in all (`total`) and for each filter value (`facets`). Requests the minimum of jobs. */
export const countJobs = (lang: Lang, signal: AbortSignal): Promise<JobList> =>
  searchJobs({ facets: true, perPage: 1 }, { ...inLanguage(lang, []).request, signal })
