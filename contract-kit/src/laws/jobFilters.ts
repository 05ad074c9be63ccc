/** The meaning of each filter of the job search, as a test of a job. */

import type { Parameter } from '../contract/operations.ts'
import type { Tables } from '../contract/tables.ts'
import { type Json, at, listAt, numberAt, shown, textAt } from '../json.ts'

export type JobFilter = {
  name: string
  /** Whether the fact is in the details of a job only. */
  needsDetails?: boolean
  /** Whether a job matches one value. Groups of values have their members in the tables. */
  matches: (job: Json, value: string, parameter: Parameter, tables: Tables) => boolean
}

/** Levels are listed from the highest to the lowest; a person of a level can take jobs that require it or less. */
const reaches =
  (name: string) =>
  (job: Json, value: string, { schema }: Parameter): boolean => {
    const levels = schema.items?.enum ?? schema.enum ?? []
    return levels.indexOf(textAt(job, name)) >= levels.indexOf(value)
  }

const has = (name: string) => (job: Json, value: string) => listAt(job, name).includes(value)

export const jobFilters: JobFilter[] = [
  { name: 'jobCategory', matches: (job, value) => at(job, 'jobCategory') === value },
  {
    name: 'location',
    matches: (job, value, _, { regions }) =>
      listAt(job, 'location').some((each) => each === value || regions[value]?.includes(shown(each))),
  },
  {
    name: 'nationwideLocation',
    matches: (job, value) => at(job, 'nationwideLocation') === (value === 'true'),
  },
  { name: 'applyFromAbroad', matches: (job, value) => at(job, 'applyFromAbroad') === (value === 'true') },
  { name: 'remote', matches: (job, value) => at(job, 'remote') === value },
  { name: 'employmentType', matches: (job, value) => at(job, 'employmentType') === value },
  { name: 'salary', matches: (job, value) => numberAt(job, 'salaryMax') >= Number(value) },
  { name: 'japaneseLevel', matches: reaches('japaneseLevel') },
  { name: 'englishLevel', matches: reaches('englishLevel') },
  { name: 'otherLanguageSkills', needsDetails: true, matches: has('otherLanguageSkills') },
  {
    name: 'industryName',
    matches: (job, value, _, { industries }) =>
      [value, ...(industries[value] ?? [])].includes(textAt(job, 'industryName')),
  },
  { name: 'itSkills', matches: has('itSkills') },
]
