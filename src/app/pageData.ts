import type { DehydratedState } from '@tanstack/react-query'
import type { RuntimeConfig } from '../context/config.ts'

/** Data that a server-rendered page contains. */
export type PageData = {
  config: RuntimeConfig
  /** Time of rendering, ISO 8601. */
  now: string
  /** The ids of the routes of the address. To find them, the browser would have to compile the patterns of all routes. */
  routes: string[]
  /** Results and errors of the routes' loaders, by route. */
  loaderData: Record<string, unknown>
  errors: Record<string, unknown> | null
  queries: DehydratedState
  /** The index of the query that shares the loader's data, by route: the page contains this data once. */
  shared: Record<string, number>
}

export const PAGE_DATA_ID = 'page-data'

/** Returns the data in the page, or null if the browser renders it. Not validated: the server is of the same build. */
export function readPageData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  if (!text) return null
  const data: PageData = JSON.parse(text)
  for (const [route, position] of Object.entries(data.shared)) {
    const { data: shared } = data.queries.queries[position]?.state ?? {}
    data.loaderData[route] = { ...asObject(data.loaderData[route]), data: shared }
  }
  return data
}

/** Separates the data of loaders that is also the data of a query, which the page then contains once. */
export function shareData(
  loaderData: Record<string, unknown>,
  { queries }: DehydratedState,
): Pick<PageData, 'loaderData' | 'shared'> {
  const shared: Record<string, number> = {}
  const rest = Object.entries(loaderData).map(([route, value]): [string, unknown] => {
    const { data, ...others } = asObject(value)
    const position = data === undefined ? -1 : queries.findIndex(({ state }) => state.data === data)
    if (position === -1) return [route, value]
    shared[route] = position
    return [route, others]
  })
  return { loaderData: Object.fromEntries(rest), shared }
}

const asObject = (value: unknown): { data?: unknown } =>
  typeof value === 'object' && value !== null ? value : {}
