import { RELOAD_GUARD } from '#domain/limits.ts'
import { stored } from '../../lib/stored.ts'

/** When this tab last reloaded for a failed chunk, in ms since 1970. */
const reloadedAt = stored(
  'sessionStorage',
  'reloadedAt',
  (value) => (typeof value === 'number' ? value : undefined),
  0,
)

let isReloading = false

/**
 * Reloads the page when a part of the program cannot be loaded, as after a new release: at most once in 10 s, and not
 * while offline, where it would lose the page (spec §8). Otherwise the failure is the navigation's.
 */
export function reloadOnFailedChunk(): void {
  window.addEventListener('vite:preloadError', () => {
    if (isReloading || !navigator.onLine || !mayReload(Date.now())) return
    isReloading = true
    window.location.reload()
  })
}

/** Passes on why a page's code could not be loaded; while the page reloads for it, nothing is told any more. */
export function failUnlessReloading(reason: unknown): Promise<never> {
  return isReloading ? new Promise(() => {}) : Promise.reject(reason)
}

/** Notes the reload; where that cannot be kept, a reload could follow upon a reload for ever. */
function mayReload(now: number): boolean {
  return now - reloadedAt.get() >= RELOAD_GUARD && reloadedAt.set(now)
}
