import type { DehydratedState } from '@tanstack/react-query'
import type { RuntimeConfig } from '../context/config.ts'

/** What a page made on the server brings along. */
export type PageData = {
  config: RuntimeConfig
  /** When the page was made, ISO. */
  now: string
  /** What the routes' loaders answered, and their errors, by route. */
  loaderData: Record<string, unknown>
  errors: Record<string, unknown> | null
  queries: DehydratedState
}

export const PAGE_DATA_ID = 'page-data'

/** The data in the page; null where the page is made in the browser. It comes from the server of the same build, so it is not checked. */
export function readPageData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  return text ? JSON.parse(text) : null
}
