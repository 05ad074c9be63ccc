/**
 * The state of a job search, which lives in the URL (product-decisions §5). Names are the specification's (§3). In the
 * URL, commas join the values of one filter, and `currentPage` is called `page`.
 */
import { LAST_PAGE, SEARCH_WORD_LENGTH } from '#domain/limits.ts'
import { isSearchKey } from '#domain/ids.ts'
import { highestLevel } from '#domain/levels.ts'
import { searchWords } from '#domain/searchWords.ts'
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
import type { SearchJobsParams } from '#src/api/jobs.ts'

export const jobOrders = ['job_update_date', 'job_registration_date', 'salary'] as const
export type JobOrder = (typeof jobOrders)[number]

/** The filters, in the order of display. */
export const filterNames = [
  'searchWord',
  'applyFromAbroad',
  'remote',
  'employmentType',
  'jobCategory',
  'location',
  'nationwideLocation',
  'salary',
  'japaneseLevel',
  'englishLevel',
  'otherLanguageSkills',
  'itSkills',
  'industryName',
] as const
export type FilterName = (typeof filterNames)[number]

const queryNames = [...filterNames, 'orderBy', 'page'] as const
export type QueryName = (typeof queryNames)[number]

/** A query name outside the search: the filter whose choices are all rendered for a page without script. */
export const OPEN_NAME = 'open'

/** One value of one filter, as the URL has it. */
export type Choice = { name: FilterName; value: string }

/** A value of the URL that the search ignores: unknown, or a search word beyond the limit. */
export type IgnoredValue = { name: QueryName; value: string }

export type SearchState = {
  currentPage: number
  orderBy: JobOrder
  searchWord: string
  applyFromAbroad: boolean
  remote: RemoteWork[]
  employmentType: EmploymentType[]
  jobCategory: JobCategory[]
  location: (Region | Prefecture)[]
  nationwideLocation: boolean
  /** Yen a year. */
  salary: SalaryStep | null
  japaneseLevel: JapaneseLevel | null
  englishLevel: EnglishLevel | null
  otherLanguageSkills: OtherLanguage[]
  /** All language conditions; derived, not in the query. */
  languageSkills: Choice[]
  itSkills: ItSkill[]
  industryName: (IndustryGroup | SubIndustry)[]
}

/** Parses a query in the comma form, or as a form without script sends it. Returns ignored values separately. */
export function parseSearch(query: URLSearchParams): { state: SearchState; ignored: IgnoredValue[] } {
  const ignored: IgnoredValue[] = []
  const known = <Value extends string | number>(name: QueryName, options: readonly Value[]): Value[] => {
    const values = [...new Set(given(query, name).flatMap((text) => text.split(',')))].filter(isFilled)
    const keys = values.filter(isSearchKey)
    const found = options.filter((option) => keys.includes(String(option)))
    const unknown = values.filter((value) => !found.some((option) => String(option) === value))
    ignored.push(...unknown.map((value) => ({ name, value })))
    return found
  }
  const isTrue = (name: QueryName) => known(name, ['true', 'false']).includes('true')
  const japaneseLevel = highestLevel(known('japaneseLevel', JapaneseLevel))
  const englishLevel = highestLevel(known('englishLevel', EnglishLevel))
  const otherLanguageSkills = known('otherLanguageSkills', OtherLanguage)
  const pages = given(query, 'page')
  const page = pages.find((text) => /^[1-9]\d*$/.test(text))
  ignored.push(...pages.filter((text) => text !== page).map((value) => ({ name: 'page' as const, value })))
  const searchWord = cut(given(query, 'searchWord').join(' ').trim(), SEARCH_WORD_LENGTH)
  ignored.push(...searchWords(searchWord).ignored.map((value) => ({ name: 'searchWord' as const, value })))
  const state: SearchState = {
    currentPage: Math.min(Number(page ?? 1), LAST_PAGE),
    orderBy: known('orderBy', jobOrders)[0] ?? jobOrders[0],
    searchWord,
    applyFromAbroad: isTrue('applyFromAbroad'),
    remote: known('remote', RemoteWork),
    employmentType: known('employmentType', EmploymentType),
    jobCategory: known('jobCategory', JobCategory),
    location: known('location', [...Region, ...Prefecture]),
    nationwideLocation: isTrue('nationwideLocation'),
    salary: known('salary', SalaryStep)[0] ?? null,
    japaneseLevel,
    englishLevel,
    otherLanguageSkills,
    languageSkills: [
      ...choicesOf('japaneseLevel', japaneseLevel),
      ...choicesOf('englishLevel', englishLevel),
      ...otherLanguageSkills.flatMap((value) => choicesOf('otherLanguageSkills', value)),
    ],
    itSkills: known('itSkills', ItSkill),
    industryName: known('industryName', [...IndustryGroup, ...SubIndustry]),
  }
  return { state, ignored }
}

/**
 * Returns the query in the comma form when it repeats names or has blanks, as a form without script sends it; null when it
 * already has that form. Unknown values are kept, so that the page can report them.
 */
export function toCommaForm(query: URLSearchParams): string | null {
  const names = [...new Set(query.keys())]
  const isOurs = (name: string): name is QueryName => queryNames.some((known) => known === name)
  const isSettled = (name: string) => query.getAll(name).length === 1 && isFilled(query.get(name) ?? '')
  if (names.filter(isOurs).every(isSettled)) return null
  const pairs = names.flatMap((name): [string, string][] => {
    if (!isOurs(name)) return query.getAll(name).map((value) => [name, value])
    const values = given(query, name)
    return values.length > 0 ? [[name, values.join(name === 'searchWord' ? ' ' : ',')]] : []
  })
  return stringify(pairs)
}

/** Returns the query of a state, without the question mark; empty for all jobs in the default order. */
export function toQuery(state: SearchState): string {
  const values = valuesOf(state)
  return stringify(
    queryNames.filter((name) => values[name].length > 0).map((name) => [name, values[name].join(',')]),
  )
}

/** Returns the parameters of the API call, which also requests the counts of each choice. */
export function toParams(state: SearchState): SearchJobsParams {
  const list = <Value>(values: Value[]) => (values.length > 0 ? values : undefined)
  return {
    orderBy: state.orderBy,
    page: state.currentPage,
    facets: true,
    searchWord: state.searchWord || undefined,
    applyFromAbroad: state.applyFromAbroad || undefined,
    remote: list(state.remote),
    employmentType: list(state.employmentType),
    jobCategory: list(state.jobCategory),
    location: list(state.location),
    nationwideLocation: state.nationwideLocation || undefined,
    salary: state.salary ?? undefined,
    japaneseLevel: state.japaneseLevel ? [state.japaneseLevel] : undefined,
    englishLevel: state.englishLevel ? [state.englishLevel] : undefined,
    otherLanguageSkills: list(state.otherLanguageSkills),
    itSkills: list(state.itSkills),
    industryName: list(state.industryName),
  }
}

/** Returns the values of each query name; default values are left out. */
export function valuesOf(state: SearchState): Record<QueryName, string[]> {
  const one = (value: string | number | null) => (value === null || value === '' ? [] : [String(value)])
  return {
    searchWord: one(state.searchWord),
    applyFromAbroad: state.applyFromAbroad ? ['true'] : [],
    remote: state.remote,
    employmentType: state.employmentType,
    jobCategory: state.jobCategory,
    location: state.location,
    nationwideLocation: state.nationwideLocation ? ['true'] : [],
    salary: one(state.salary),
    japaneseLevel: one(state.japaneseLevel),
    englishLevel: one(state.englishLevel),
    otherLanguageSkills: state.otherLanguageSkills,
    itSkills: state.itSkills,
    industryName: state.industryName,
    orderBy: state.orderBy === jobOrders[0] ? [] : [state.orderBy],
    page: state.currentPage > 1 ? [String(state.currentPage)] : [],
  }
}

const isFilled = (text: string) => text.trim() !== ''

/** Returns the non-blank values of a name. Control characters, which no page may contain, count as blanks. */
const given = (query: URLSearchParams, name: QueryName) =>
  query
    .getAll(name)
    .map((text) => text.replaceAll(/\p{Cc}/gu, ' '))
    .filter(isFilled)

const choicesOf = (name: FilterName, value: string | null): Choice[] => (value ? [{ name, value }] : [])

/** Cuts a text to a number of UTF-16 units, as the contract counts them, and drops a lone surrogate at the end. */
const cut = (text: string, length: number) => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')

/** Commas are not encoded, so that people can read the URL. */
const stringify = (pairs: [name: string, value: string][]) =>
  pairs.map((pair) => pair.map((text) => encodeURIComponent(text).replaceAll('%2C', ',')).join('=')).join('&')
