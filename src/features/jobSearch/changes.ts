/** Changes to a search. Every change except `setPage` returns to the first page. */

import { industriesOf, industryGroupOf } from '#domain/industries.ts'
import { prefecturesOf, regionOf } from '#domain/places.ts'
import { IndustryGroup, Prefecture, Region, SubIndustry } from '#openapi/generated/options.ts'
import {
  type Choice,
  type FilterName,
  type QueryName,
  type SearchState,
  filterNames,
  jobOrders,
  parseSearch,
  valuesOf,
} from './searchState.ts'

/** Returns all chosen values, in the order of the filters. */
export function activeChoices(state: SearchState): Choice[] {
  const values = valuesOf(state)
  return filterNames.flatMap((name) => values[name].map((value) => ({ name, value })))
}

/** Returns true for a search with words or filters. */
export const isNarrowed = (state: SearchState): boolean => activeChoices(state).length > 0

/** Removes one value. */
export function remove(state: SearchState, { name, value }: Choice): SearchState {
  return withValues(
    state,
    name,
    valuesOf(state)[name].filter((other) => other !== value),
  )
}

/** Removes all values of a filter. */
export function drop(state: SearchState, name: FilterName): SearchState {
  return withValues(state, name, [])
}

/** Removes all filters, but not the order. */
export function clear(state: SearchState): SearchState {
  return filterNames.reduce(drop, state)
}

/** Returns a search in the form for feeds and saved searches: without a page, in the usual order. */
export function followed(state: SearchState): SearchState {
  return { ...state, currentPage: 1, orderBy: jobOrders[0] }
}

export function setPage(state: SearchState, currentPage: number): SearchState {
  return { ...state, currentPage }
}

/**
 * Removes the region or industry group of a newly chosen part, or the parts of a newly chosen region or group. A part has no effect beside
 * its group.
 */
export function settle(state: SearchState, { name, value }: Choice): SearchState {
  const others = [...partsOf(value, name), ...wholeOf(value, name)]
  return others.reduce((settled, other) => remove(settled, { name, value: other }), state)
}

/** Returns the search state of a form, as the browser would submit it. */
export function readForm(form: HTMLFormElement): SearchState {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.append(name, value)
  return parseSearch(query).state
}

function partsOf(value: string, name: FilterName): string[] {
  const region = name === 'location' && Region.find((key) => key === value)
  if (region) return prefecturesOf(region)
  const group = name === 'industryName' && IndustryGroup.find((key) => key === value)
  return group ? industriesOf(group) : []
}

function wholeOf(value: string, name: FilterName): string[] {
  const prefecture = name === 'location' && Prefecture.find((key) => key === value)
  if (prefecture) return [regionOf(prefecture)]
  const industry = name === 'industryName' && SubIndustry.find((key) => key === value)
  return industry ? [industryGroupOf(industry)] : []
}

function withValues(state: SearchState, name: FilterName, values: string[]): SearchState {
  const next: Record<QueryName, string[]> = { ...valuesOf(state), page: [], [name]: values }
  const query = new URLSearchParams(Object.entries(next).map(([key, list]) => [key, list.join(',')]))
  return parseSearch(query).state
}
