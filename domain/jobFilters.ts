/**
 * The filters of the job search (spec §3), in the order of their chips. The address of a search, its request, its counts and the index of the
 * jobs follow from this table. Parts that differ for each filter are records over these names, so that a forgotten filter does not compile:
 * the labels (`src/features/jobSearch/labels.ts`) and the values of a job (`backend/jobs/filters.ts`). `tests/site/jobFilters.test.ts` finds a
 * missing control.
 */

import type * as z from 'zod/mini'
import {
  EmploymentType,
  EnglishLevel,
  IndustryGroup,
  ItSkill,
  JapaneseLevel,
  JobCategory,
  OtherLanguage,
  Prefecture,
  Region,
  RemoteWork,
  SalaryStep,
  SubIndustry,
} from '#openapi/generated/options.ts'
import type { SearchJobsQueryParams } from '#openapi/generated/zod.ts'
import { highestLevel } from './levels.ts'

/** The query of the operation `searchJobs`. */
type Query = z.output<typeof SearchJobsQueryParams>

/** The parameters that are no filters with a list of values. */
type OtherParameter =
  | 'searchWord'
  | 'job_id'
  | 'orderBy'
  | 'page'
  | 'perPage'
  | 'facets'
  | 'requirements'
  | 'sequence'

type Option = string | number

/** A filter. `State` is its value in a search, `Parameter` the value that the API takes. */
export interface JobFilter<State, Parameter> {
  /** The values that an address may have. */
  options: readonly Option[]
  /** Returns the state for the chosen options. */
  read: (isChosen: (option: Option) => boolean) => State
  /** Returns the chosen options as texts, as the address has them. */
  texts: (state: State) => string[]
  /** Returns the parameter of the API; undefined if nothing is chosen. */
  parameter: (state: State) => Parameter | undefined
}

/** A filter that is on or off. An address may say both. */
const flag: JobFilter<boolean, boolean> = {
  options: ['true', 'false'],
  read: (isChosen) => isChosen('true'),
  texts: (isOn) => (isOn ? ['true'] : []),
  parameter: (isOn) => isOn || undefined,
}

/** A filter with any number of values; a job needs one of them. */
const anyOf = <Value extends string>(options: readonly Value[]): JobFilter<Value[], Value[]> => ({
  options,
  read: (isChosen) => options.filter(isChosen),
  texts: (values) => values,
  parameter: (values) => (values.length > 0 ? values : undefined),
})

/** A filter with one value at most, the first of several. */
const oneOf = <Value extends number>(options: readonly Value[]): JobFilter<Value | null, Value> => ({
  options,
  read: (isChosen) => options.find(isChosen) ?? null,
  texts: (value) => (value === null ? [] : [String(value)]),
  parameter: (value) => value ?? undefined,
})

/** A filter with the level of a language, the highest of several. The API takes a list. */
const levelOf = <Value extends JapaneseLevel | EnglishLevel>(
  options: readonly Value[],
): JobFilter<Value | null, Value[]> => ({
  options,
  read: (isChosen) => highestLevel(options.filter(isChosen)),
  texts: (level) => (level === null ? [] : [level]),
  parameter: (level) => (level === null ? undefined : [level]),
})

const table = {
  applyFromAbroad: flag,
  remote: anyOf(RemoteWork),
  employmentType: anyOf(EmploymentType),
  jobCategory: anyOf(JobCategory),
  location: anyOf([...Region, ...Prefecture]),
  nationwideLocation: flag,
  /** Yen a year. */
  salary: oneOf(SalaryStep),
  japaneseLevel: levelOf(JapaneseLevel),
  englishLevel: levelOf(EnglishLevel),
  otherLanguageSkills: anyOf(OtherLanguage),
  itSkills: anyOf(ItSkill),
  industryName: anyOf([...IndustryGroup, ...SubIndustry]),
  // The type has one entry for each filter of the contract, with its parameter.
} satisfies {
  [Name in Exclude<keyof Query, OtherParameter>]: Pick<JobFilter<never, Query[Name]>, 'parameter'>
}

export type JobFilterName = keyof typeof table

/** The value of each filter in a search. */
export type JobFilterStates = { [Name in JobFilterName]: ReturnType<(typeof table)[Name]['read']> }

/** The parameter of each filter. */
export type JobFilterParameters = { [Name in JobFilterName]: Query[Name] }

export const jobFilters: {
  [Name in JobFilterName]: JobFilter<JobFilterStates[Name], JobFilterParameters[Name]>
} = table

export const jobFilterNames = Object.keys(table) as JobFilterName[]

/** Creates a record with one value for each filter. */
export function byJobFilter<Values extends Record<JobFilterName, unknown>>(
  make: <Name extends JobFilterName>(name: Name) => Values[Name],
): Values {
  return Object.fromEntries(jobFilterNames.map((name) => [name, make(name)])) as Values
}
