import { industryGroupOf } from '#domain/industries.ts'
import { type JobFilterName, byJobFilter, jobFilterNames } from '#domain/jobFilters.ts'
import { levelsUpTo } from '#domain/levels.ts'
import { regionOf } from '#domain/places.ts'
import { EnglishLevel, JapaneseLevel, SalaryStep } from '#openapi/generated/options.ts'
import type { JobFacts } from '../ports/jobs.ts'
import { type Bits, emptyBits, setBit } from './bits.ts'

/** The places of the jobs by filter and value. */
export type FilterBits = Record<JobFilterName, Map<string, Bits>>

/**
 * The values of each filter that match a job: a prefecture and its region, every minimum that its pay reaches,
 * every level that suffices to apply (product-decisions §5).
 */
const valuesOf: Record<JobFilterName, (job: JobFacts) => string[]> = {
  jobCategory: (job) => [job.jobCategory],
  location: (job) => [...new Set([...job.location, ...job.location.map(regionOf)])],
  salary: (job) => SalaryStep.filter((step) => step <= job.salaryMax).map(String),
  japaneseLevel: (job) => JapaneseLevel.filter((level) => levelsUpTo(level).includes(job.japaneseLevel)),
  englishLevel: (job) => EnglishLevel.filter((level) => levelsUpTo(level).includes(job.englishLevel)),
  otherLanguageSkills: (job) => job.otherLanguageSkills,
  industryName: (job) => [job.industryName, industryGroupOf(job.industryName)],
  itSkills: (job) => job.itSkills,
  nationwideLocation: (job) => (job.nationwideLocation ? ['true'] : []),
  applyFromAbroad: (job) => (job.applyFromAbroad ? ['true'] : []),
  remote: (job) => [job.remote],
  employmentType: (job) => [job.employmentType],
}

export const emptyFilters = (): FilterBits => byJobFilter<FilterBits>(() => new Map())

/** Adds a job at a place; `capacity` is the size of the sets. */
export function addToFilters(filters: FilterBits, capacity: number, place: number, job: JobFacts): void {
  for (const name of jobFilterNames) {
    for (const value of valuesOf[name](job)) {
      const bits = filters[name].get(value) ?? emptyBits(capacity)
      setBit(bits, place)
      filters[name].set(value, bits)
    }
  }
}
