import type { AnalyticsConfig } from '#src/context/config.ts'
import { loadAhead } from '#src/lib/reloadOnFailedChunk.ts'
import type { Analytics } from './provider.ts'

let started: Promise<Analytics> | null = null

/** The configured provider, loaded at the first call; rejects where it cannot be loaded, such as in a browser that blocks it. */
export function startAnalytics({ id }: AnalyticsConfig): Promise<Analytics> {
  started ??= loadAhead(() => import('./ga4.ts')).then(({ createGa4 }) => createGa4(id))
  return started
}

/** Stops a provider that was started; loads nothing. */
export function stopAnalytics(): void {
  // A provider that could not be loaded has nothing to stop.
  started?.then((analytics) => analytics.stop()).catch(() => {})
}
