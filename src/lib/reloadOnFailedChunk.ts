import { RELOAD_GUARD } from '#domain/limits.ts'
import { stored } from './stored.ts'

/** When this tab last reloaded for a failed chunk, in ms since 1970. */
const reloadedAt = stored(
  'sessionStorage',
  'reloadedAt',
  (value) => (typeof value === 'number' ? value : undefined),
  0,
)

let isReloading = false
/** Number of pending loads that a navigation waits for, and of pending prefetches. */
let awaited = 0
let ahead = 0

/**
 * Reloads the page when a chunk fails to load, as after a release: at most once in 10 s, and not while offline, where the
 * page would be lost (spec §8). Otherwise the navigation handles the failure. Failed prefetches do not cause a reload.
 */
export function reloadOnFailedChunk(): void {
  window.addEventListener('vite:preloadError', () => {
    const isWanted = awaited > 0 || ahead === 0
    if (isReloading || !isWanted || !navigator.onLine || !mayReload(Date.now())) return
    isReloading = true
    window.location.reload()
  })
}

/** Loads the code of a page that is being opened. Never settles while the page reloads after a failure. */
export async function loadAwaited<Code>(load: () => Promise<Code>): Promise<Code> {
  awaited++
  try {
    return await load()
  } catch (error) {
    if (isReloading) return await new Promise(() => {})
    throw error
  } finally {
    awaited--
  }
}

/** Prefetches code, or loads optional code; rejects if it fails. */
export async function loadAhead<Code>(load: () => Promise<Code>): Promise<Code> {
  ahead++
  try {
    return await load()
  } finally {
    ahead--
  }
}

/** Records the reload. Returns false if that cannot be stored: the page could then reload forever. */
function mayReload(now: number): boolean {
  return now - reloadedAt.get() >= RELOAD_GUARD && reloadedAt.set(now)
}
