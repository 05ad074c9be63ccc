/** What a person does to a search; every change but that of the page leads back to the first page. */
import { industriesOf, industryGroupOf } from '#domain/industries.ts'
import { prefecturesOf, regionOf } from '#domain/places.ts'
import { IndustryGroup, Prefecture, Region, SubIndustry } from '#openapi/generated/options.ts'
import {
  type Choice,
  type FilterName,
  type QueryName,
  type SearchState,
  filterNames,
  parseSearch,
  valuesOf,
} from './searchState.ts'

/** Everything that is chosen, in the order of the filters. */
export function activeChoices(state: SearchState): Choice[] {
  const values = valuesOf(state)
  return filterNames.flatMap((name) => values[name].map((value) => ({ name, value })))
}

/** Takes one value away. */
export function remove(state: SearchState, { name, value }: Choice): SearchState {
  return withValues(
    state,
    name,
    valuesOf(state)[name].filter((other) => other !== value),
  )
}

/** Takes a whole filter away. */
export function drop(state: SearchState, name: FilterName): SearchState {
  return withValues(state, name, [])
}

/** Takes all filters away; the order stays. */
export function clear(state: SearchState): SearchState {
  return filterNames.reduce(drop, state)
}

/** Turns to a page. */
export function setPage(state: SearchState, currentPage: number): SearchState {
  return { ...state, currentPage }
}

/**
 * Of a region and its prefectures, or an industry group and its industries, the later choice stands: the narrower one would else
 * change nothing.
 */
export function settle(state: SearchState, { name, value }: Choice): SearchState {
  const others = [...partsOf(value, name), ...wholeOf(value, name)]
  return others.reduce((settled, other) => remove(settled, { name, value: other }), state)
}

/** The state that the controls of a form have, as the browser would send them. */
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
