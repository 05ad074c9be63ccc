/** The job search port: finds open jobs without reading whole jobs. Its results may be some seconds behind the store. */
import type { JobFacts, JobListing } from './records.ts'

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
  'applyFromAbroad',
  'remote',
  'employmentType',
] as const
export type FilterName = (typeof filterNames)[number]

export type Criteria = Partial<Record<FilterName, string[]>> & { searchWord?: string }
export type Facets = Record<FilterName, { value: string; count: number }[]>
export type JobOrder = 'job_registration_date' | 'job_update_date' | 'salary'

/** The pay of a job among the open jobs of its category, in yen a year (product-decisions §14). A job counts with the middle of its range. */
export type PayContext = {
  /** The number of open jobs of the category. */
  jobs: number
  median: number
  /** From the highest pay, which is 1. */
  rank: number
  /** The jobs in each step of a million yen, from the lowest step with a job to the highest. */
  steps: { from: number; jobs: number }[]
}

/** The number of jobs with the same answer to "Can I get this job?" for everybody (product-decisions §14). */
export type Requirements = Pick<
  JobFacts,
  'japaneseLevel' | 'englishLevel' | 'applyFromAbroad' | 'visaSupport'
> & { jobs: number }

export type JobPage = {
  jobs: JobListing[]
  total: number
  facets: Facets | null
  requirements: Requirements[] | null
  /** For each job found, in the order of the result, the index of its requirements. */
  sequence: number[] | null
}
export type JobPageRequest = {
  order: JobOrder
  page: number
  perPage: number
  facets?: boolean
  requirements?: boolean
  sequence?: boolean
}

export interface JobSearch {
  /** Resolves when searches no longer wait for the first index. */
  ready(): Promise<void>
  /**
   * Returns a page of the matching open jobs. `facets` adds the number of jobs for each value of each filter, `requirements` the number for
   * each set of requirements, `sequence` also the requirements of each job.
   */
  search(criteria: Criteria, request: JobPageRequest): Promise<JobPage>
  /** The open and the closed jobs among these ids, in the order of the ids. Unknown ids are left out. */
  pick(ids: number[]): Promise<{ open: JobListing[]; closed: JobListing[] }>
  /** Up to three other open jobs that ask for at most one level more of a language, those of the same category first. */
  similar(job: JobListing): Promise<JobListing[]>
  /** The pay of an open job among the open jobs of its category; null where there are fewer than five. */
  payContext(job: JobListing): Promise<PayContext | null>
}
