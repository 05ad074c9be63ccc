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
/** How much code somebody waits for, and how much is loaded before anybody asks. */
let awaited = 0
let ahead = 0

/**
 * Reloads the page when a part of the program cannot be loaded, as after a new release: at most once in 10 s, and not
 * while offline, where it would lose the page (spec §8). Otherwise the failure is the navigation's. What nobody waits for does not
 * disturb the page.
 */
export function reloadOnFailedChunk(): void {
  window.addEventListener('vite:preloadError', () => {
    const isWanted = awaited > 0 || ahead === 0
    if (isReloading || !isWanted || !navigator.onLine || !mayReload(Date.now())) return
    isReloading = true
    window.location.reload()
  })
}

/** Loads the code of a page that is being opened; while the page reloads for a failure, nothing is told any more. */
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

/** Loads code that may be needed, or can be done without; rejects when it cannot be had. */
export async function loadAhead<Code>(load: () => Promise<Code>): Promise<Code> {
  ahead++
  try {
    return await load()
  } finally {
    ahead--
  }
}

/** Notes the reload; where that cannot be kept, a reload could follow upon a reload for ever. */
function mayReload(now: number): boolean {
  return now - reloadedAt.get() >= RELOAD_GUARD && reloadedAt.set(now)
}
