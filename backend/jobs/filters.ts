import { industryGroupOf } from '#domain/industries.ts'
import { levelsUpTo } from '#domain/levels.ts'
import { regionOf } from '#domain/places.ts'
import { EnglishLevel, JapaneseLevel, SalaryStep } from '#openapi/generated/options.ts'
import type { Job } from '../ports/records.ts'

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

/**
 * The values of each filter under which a job is found: a prefecture and its region, every minimum that its pay reaches,
 * every level with which one can apply (product-decisions §5).
 */
export const valuesOf: Record<FilterName, (job: Job) => string[]> = {
  jobCategory: (job) => [job.jobCategory],
  location: (job) => [...new Set([...job.location, ...job.location.map(regionOf)])],
  salary: (job) => SalaryStep.filter((step) => step <= job.salaryMax).map(String),
  japaneseLevel: (job) => JapaneseLevel.filter((level) => levelsUpTo(level).includes(job.japaneseLevel)),
  englishLevel: (job) => EnglishLevel.filter((level) => levelsUpTo(level).includes(job.englishLevel)),
  otherLanguageSkills: (job) => job.otherLanguageSkills,
  industryName: (job) => [job.industryName, industryGroupOf(job.industryName)],
  itSkills: (job) => job.itSkills,
  nationwideLocation: (job) => (job.nationwideLocation ? ['true'] : []),
}
