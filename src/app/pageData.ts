import type { DehydratedState } from '@tanstack/react-query'

/** The bot check of the forms, chosen by whoever runs the site. */
export type CaptchaConfig = { provider: 'recaptcha-v3' | 'recaptcha-enterprise'; siteKey: string }

/** Who counts the views of pages, chosen by whoever runs the site: Google Analytics 4 with the id of its data stream. */
export type AnalyticsConfig = { provider: 'ga4'; id: string }

/** What the program is told when it starts; read from the environment by the server. */
export type RuntimeConfig = {
  /** Where the API is: a path of this server, or another server's address. */
  apiUrl: string
  /** The site's public origin. */
  origin: string
  /** Null where the forms have no bot check. */
  captcha: CaptchaConfig | null
  /** Null where nobody counts. */
  analytics: AnalyticsConfig | null
}

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
