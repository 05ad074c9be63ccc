/** The job search port: finds open jobs without reading whole jobs. Its results may be some seconds behind the store. */
import type { JobListing } from './records.ts'

/** The filters of the job search (spec §3) that take values of a list. */
export const filterNames = [
  'jobCategory',
  'location',
  'salary',
  'japaneseLevel',
  'englishLevel',
  'otherLanguageSkills',
  'industryName',
  'itSkills',
  'nationwideLocation',
] as const
export type FilterName = (typeof filterNames)[number]

export type Criteria = Partial<Record<FilterName, string[]>> & { searchWord?: string }
export type Facets = Record<FilterName, { value: string; count: number }[]>
export type JobOrder = 'job_registration_date' | 'job_update_date' | 'salary'

export type JobPage = { jobs: JobListing[]; total: number; facets: Facets | null }
export type JobPageRequest = { order: JobOrder; page: number; perPage: number; facets: boolean }

export interface JobSearch {
  /** Resolves when searches no longer wait for the first index. */
  ready(): Promise<void>
  /** One page of the open jobs that fit; with `facets` the number of jobs for each value of each filter as well. */
  search(criteria: Criteria, request: JobPageRequest): Promise<JobPage>
  /** The open and the closed jobs among these ids, in the order of the ids. Unknown ids are left out. */
  pick(ids: number[]): Promise<{ open: JobListing[]; closed: JobListing[] }>
  /** Up to three other open jobs of the same category, those with the most skills in common first. */
  similar(job: JobListing): Promise<JobListing[]>
}
