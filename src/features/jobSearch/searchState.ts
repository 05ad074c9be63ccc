/**
 * The state of a job search. It is stored in the URL (product-decisions §5). Names are the specification's (§3). In the URL, commas join
 * the values of one filter, and `currentPage` is called `page`.
 */

import { isSearchKey } from '#domain/ids.ts'
import {
  type JobFilterName,
  type JobFilterParameters,
  type JobFilterStates,
  byJobFilter,
  jobFilterNames,
  jobFilters,
} from '#domain/jobFilters.ts'
import { LAST_PAGE, SEARCH_WORD_LENGTH } from '#domain/limits.ts'
import { searchWords } from '#domain/searchWords.ts'
import type { SearchJobsParams } from '#src/api/jobs.ts'

export const jobOrders = ['job_update_date', 'job_registration_date', 'salary'] as const
export type JobOrder = (typeof jobOrders)[number]

/** The search words and the filters, in the order of their chips. */
export const filterNames = ['searchWord', ...jobFilterNames] as const
export type FilterName = (typeof filterNames)[number]

const queryNames = [...filterNames, 'orderBy', 'page'] as const
export type QueryName = (typeof queryNames)[number]

/** A query name outside the search: the filter to render with all choices for a page without script. */
export const OPEN_NAME = 'open'

/** One value of one filter, as the URL has it. */
export type Choice = { name: FilterName; value: string }

/** A value of the URL that the search ignores: unknown, or a search word beyond the limit. */
export type IgnoredValue = { name: QueryName; value: string }

export type SearchState = JobFilterStates & {
  currentPage: number
  orderBy: JobOrder
  searchWord: string
  /** All language conditions; derived, not in the query. */
  languageSkills: Choice[]
}

/** Parses a query in the comma form, or as a form without script sends it. Returns ignored values separately. */
export function parseSearch(query: URLSearchParams): { state: SearchState; ignored: IgnoredValue[] } {
  const ignored: IgnoredValue[] = []
  const ignore = (name: QueryName, values: string[]) =>
    ignored.push(...values.map((value) => ({ name, value })))
  /** Returns the values of a name that are options. */
  const known = (name: QueryName, options: readonly (string | number)[]): string[] => {
    const texts = options.map(String)
    const values = [...new Set(given(query, name).flatMap((text) => text.split(',')))].filter(isFilled)
    const isKnown = (value: string) => isSearchKey(value) && texts.includes(value)
    ignore(
      name,
      values.filter((value) => !isKnown(value)),
    )
    return values.filter(isKnown)
  }

  const searchWord = cut(given(query, 'searchWord').join(' ').trim(), SEARCH_WORD_LENGTH)
  ignore('searchWord', searchWords(searchWord).ignored)
  const filters = byJobFilter<JobFilterStates>((name) => {
    const chosen = known(name, jobFilters[name].options)
    return jobFilters[name].read((option) => chosen.includes(String(option)))
  })
  const orders = known('orderBy', jobOrders)
  const pages = given(query, 'page')
  const page = pages.find((text) => /^[1-9]\d*$/.test(text))
  ignore(
    'page',
    pages.filter((text) => text !== page),
  )
  const state: SearchState = {
    ...filters,
    currentPage: Math.min(Number(page ?? 1), LAST_PAGE),
    orderBy: jobOrders.find((order) => orders.includes(order)) ?? jobOrders[0],
    searchWord,
    languageSkills: languageFilters.flatMap((name) => choicesOf(name, filters)),
  }
  return { state, ignored }
}

/**
 * Returns the query in the comma form when it repeats names or has blanks, as a form without script sends it; null when it already has that
 * form. Unknown values stay, so that the page can report them.
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
  return {
    ...byJobFilter<JobFilterParameters>((name) => jobFilters[name].parameter(state[name])),
    orderBy: state.orderBy,
    page: state.currentPage,
    facets: true,
    searchWord: state.searchWord || undefined,
  }
}

/** Returns the values of each query name; default values are left out. */
export function valuesOf(state: SearchState): Record<QueryName, string[]> {
  return {
    ...byJobFilter<Record<JobFilterName, string[]>>((name) => jobFilters[name].texts(state[name])),
    searchWord: state.searchWord ? [state.searchWord] : [],
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

const languageFilters = ['japaneseLevel', 'englishLevel', 'otherLanguageSkills'] as const

const choicesOf = <Name extends JobFilterName>(name: Name, filters: JobFilterStates): Choice[] =>
  jobFilters[name].texts(filters[name]).map((value) => ({ name, value }))

/** Cuts a text to a number of UTF-16 units, as the contract counts them, and drops a lone surrogate at the end. */
const cut = (text: string, length: number) => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')

/** Commas are not encoded, so that people can read the URL. */
const stringify = (pairs: [name: string, value: string][]) =>
  pairs.map((pair) => pair.map((text) => encodeURIComponent(text).replaceAll('%2C', ',')).join('=')).join('&')
