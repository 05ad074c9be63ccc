import type { AnalyticsConfig } from '#src/context/config.ts'
import { loadAhead } from '#src/lib/reloadOnFailedChunk.ts'
import type { Analytics } from './provider.ts'

let started: Promise<Analytics> | null = null

/** Loads the configured provider at the first call. Rejects when it cannot be loaded, such as when the browser blocks it. */
export function startAnalytics({ id }: AnalyticsConfig): Promise<Analytics> {
  started ??= loadAhead(() => import('./ga4.ts')).then(({ createGa4 }) => createGa4(id))
  return started
}

/** Stops the provider if it was started; never loads it. */
export function stopAnalytics(): void {
  // A provider that could not be loaded has nothing to stop.
  started?.then((analytics) => analytics.stop()).catch(() => {})
}
