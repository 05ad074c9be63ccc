import type { AnalyticsConfig } from '#src/app/pageData.ts'
import { loadAhead } from '#src/lib/reloadOnFailedChunk.ts'

/** A view of a page. Addresses are without their query: it may hold what a person has typed, or a token from a mail. */
export type PageView = { title: string; address: string; referrer: string }

/** Whoever counts the views of pages. */
export type Analytics = {
  /** Called only while the person consents; loads what it needs at the first call. */
  pageView: (view: PageView) => void
  /** Ends with what was begun, and removes what was kept in the browser. */
  stop: () => void
}

let started: Promise<Analytics> | null = null

/** The provider of the configuration, with its code loaded at the first call; rejects when it cannot be had, as where it is blocked. */
export function startAnalytics({ id }: AnalyticsConfig): Promise<Analytics> {
  started ??= loadAhead(() => import('./ga4.ts')).then(({ createGa4 }) => createGa4(id))
  return started
}

/** Ends what was begun; nothing is loaded for it. */
export function stopAnalytics(): void {
  // What could not be loaded has nothing to stop.
  started?.then((analytics) => analytics.stop()).catch(() => {})
}
