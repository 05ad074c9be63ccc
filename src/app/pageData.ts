import { type DehydratedState, type QueryState, hashKey } from '@tanstack/react-query'
import type { RuntimeConfig } from '../context/config.ts'

type Query = DehydratedState['queries'][number]

/** A query without all that follows from the rest. */
type WrittenQuery = Pick<Query, 'queryKey' | 'meta'> & { state: Partial<QueryState> }

/** Data that a server-rendered page contains. */
export type WrittenData = Omit<PageData, 'queries'> & { queries: WrittenQuery[] }

/** The same, as the program reads it. */
export type PageData = {
  config: RuntimeConfig
  /** Time of rendering, ISO 8601. */
  now: string
  /** Results and errors of the routes' loaders, by route. */
  loaderData: Record<string, unknown>
  errors: Record<string, unknown> | null
  queries: DehydratedState
  /** The position of the query whose data is that of a loader, by route: the page contains it once. */
  shared: Record<string, number>
}

export const PAGE_DATA_ID = 'page-data'

/** Returns the data in the page, or null if the browser renders it. Not validated: the server is of the same build. */
export function readPageData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  if (!text) return null
  const data = withStates(JSON.parse(text))
  for (const [route, position] of Object.entries(data.shared)) {
    const { data: shared } = data.queries.queries[position]?.state ?? {}
    data.loaderData[route] = { ...asObject(data.loaderData[route]), data: shared }
  }
  return data
}

/** The state of a query whose data has arrived at the first attempt: the page contains differences only. */
const arrived: QueryState = {
  data: undefined,
  dataUpdateCount: 1,
  dataUpdatedAt: 0,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
  status: 'success',
  fetchStatus: 'idle',
}

function withStates({ queries, ...data }: WrittenData): PageData {
  const whole = queries.map((query) => {
    const state = { ...arrived, ...query.state }
    return { ...query, queryHash: hashKey(query.queryKey), state, dehydratedAt: state.dataUpdatedAt }
  })
  return { ...data, queries: { mutations: [], queries: whole } }
}

/** Returns the queries as a page contains them. */
export const shortQueries = ({ queries }: DehydratedState): WrittenQuery[] =>
  queries.map(({ queryKey, meta, state }) => ({ queryKey, meta, state: differences(state) }))

function differences(state: QueryState): Partial<QueryState> {
  const rest: Partial<QueryState> = { ...state }
  for (const name of Object.keys(arrived) as (keyof QueryState)[]) {
    if (state[name] === arrived[name]) delete rest[name]
  }
  return rest
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
