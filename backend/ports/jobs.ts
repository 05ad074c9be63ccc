/** Jobs, with their texts in both languages. */

import type {
  EmploymentType,
  EnglishLevel,
  ItSkill,
  JapaneseLevel,
  JobCategory,
  OtherLanguage,
  Prefecture,
  RemoteWork,
  SubIndustry,
} from '#openapi/generated/options.ts'
import type { Advisor, Bilingual } from './bilingual.ts'
import type { ContentState, ContentTable, NumberedContent } from './content.ts'

export type JobTexts = {
  title: string
  employer: string
  place: string
  salaryNote: string
  japaneseNote: string
  englishNote: string
  description: string[]
  duties: string[]
  dutiesChange: string
  requirements: string[]
  preferred: string[]
  contractPeriod: string
  contractRenewal: string
  probation: string
  workplace: string
  workplaceChange: string
  workingHours: string
  breakTime: string
  overtime: string
  holidays: string
  pay: string[]
  allowances: string
  insurance: string
  smoking: string
  visa: string
  selection: string[]
  selectionNote: string
}

export type JobFacts = {
  job_id: number
  jobCategory: JobCategory
  employmentType: EmploymentType
  industryName: SubIndustry
  location: Prefecture[]
  nationwideLocation: boolean
  remote: RemoteWork
  /** Yen a year. */
  salaryMin: number
  salaryMax: number
  japaneseLevel: JapaneseLevel
  englishLevel: EnglishLevel
  otherLanguageSkills: OtherLanguage[]
  itSkills: ItSkill[]
  applyFromAbroad: boolean
  /** Whether the employer supports a new status of residence or a change of status. */
  visaSupport: boolean
}

export type JobDates = {
  /** ISO, UTC. */
  registeredAt: string
  updatedAt: string
  /** The last day for applications, as a date in Japan; null without a deadline. */
  closingDate: string | null
}

export type Job = JobFacts &
  JobDates &
  ContentState &
  Bilingual<JobTexts> & {
    /** The external id of the advisor. */
    advisorId: string
    /** The advisor's present names, read with the job. */
    advisor: Advisor
  }

/** The part of a job that lists show. */
export type JobListing = JobFacts &
  JobDates &
  Pick<ContentState, 'closed'> &
  Bilingual<Pick<JobTexts, 'title' | 'employer' | 'place'>>

/** A version changes whenever its job does; compared only for equality. */
export type JobVersion = { job_id: number; version: string }

/** The number of ids in a part of the jobs: part 0 has the ids below it. Triggers of the store have the same number. */
export const JOBS_IN_PART = 1_000

/** A value that changes whenever a job of a part is added, changed or removed; compared only for equality. */
export type PartRevision = { part: number; revision: string }

/** Throws if the advisor of a saved job does not exist. */
export interface JobTable extends ContentTable<Job>, NumberedContent {
  find(id: number): Promise<Job | null>
  /** The jobs of these ids, closed ones too, in ascending order of id. Unknown ids are left out. At most 1,000 ids. */
  findMany(ids: number[]): Promise<Job[]>
  /** The listings of these ids, closed jobs too, in any order. Unknown ids are left out. */
  listings(ids: number[]): Promise<JobListing[]>
  /** Up to `limit` jobs with an id greater than `after`, in ascending order of id. */
  versions(range: { after: number; limit: number }): Promise<JobVersion[]>
  /** The revisions of all parts with jobs, so that a reader of versions knows the parts that have changed. A part that had jobs may have one, too. */
  partRevisions(): Promise<PartRevision[]>
  /** Changes whenever a job is added, changed or removed; compared only for equality. */
  revision(): Promise<string>
  /** Adds jobs. Throws if one exists already. */
  insert(jobs: Job[]): Promise<void>
  /** Removes the jobs of these ids. Their processes are removed before (`ProcessTable.removeOfJobs`). */
  remove(ids: number[]): Promise<void>
}
