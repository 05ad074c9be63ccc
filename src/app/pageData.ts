import type { DehydratedState } from '@tanstack/react-query'
import type { RuntimeConfig } from '../context/config.ts'

/** Data that a server-rendered page contains. */
export type PageData = {
  config: RuntimeConfig
  /** Time of rendering, ISO 8601. */
  now: string
  /** Results and errors of the routes' loaders, by route. */
  loaderData: Record<string, unknown>
  errors: Record<string, unknown> | null
  queries: DehydratedState
}

export const PAGE_DATA_ID = 'page-data'

/** Returns the data in the page, or null if the browser renders it. Not validated: the server is of the same build. */
export function readPageData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  return text ? JSON.parse(text) : null
}
