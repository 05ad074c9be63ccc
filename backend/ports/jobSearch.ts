/** The job search port: finds open jobs without reading whole jobs. Its results may be a second behind the store. */

import type { JobFilterName } from '#domain/jobFilters.ts'
import type { JobFacts, JobListing } from './jobs.ts'

/** The search words, and the chosen values of each filter; without values it matches every job. */
export type Criteria = Partial<Record<JobFilterName, string[]>> & { searchWord?: string }
export type Facets = Record<JobFilterName, { value: string; count: number }[]>
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

/**
 * The number of jobs with the same requirements in "Can I get this job?" (product-decisions §14), and the middle of the pay of each, in yen a
 * year, ascending.
 */
export type Requirements = Pick<
  JobFacts,
  'japaneseLevel' | 'englishLevel' | 'applyFromAbroad' | 'visaSupport'
> & { jobs: number; pays: number[] }

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
  /** Resolves when searches find the jobs of the store. Callers that do not search call it from time to time. */
  follow(): Promise<void>
  /** The revision of the jobs that searches find now, compared only for equality, and whether an import changes many of them. */
  shown(): Promise<{ revision: string; isImport: boolean }>
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

/** The place where a search stores its index over restarts. */
export interface IndexFile {
  /** Returns the content that this version of the index wrote last; null without one, or if it is damaged. */
  read(): Promise<Uint8Array | null>
  /** Replaces the content, at once or not at all. */
  write(parts: AsyncIterable<Uint8Array>): Promise<void>
}
