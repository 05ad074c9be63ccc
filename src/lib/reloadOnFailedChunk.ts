import { reloadOnce } from './reloadGuard.ts'

let isReloading = false
let addressBeingOpened = (): string | undefined => undefined
/** Number of pending loads that a navigation waits for, and of pending prefetches. */
let awaited = 0
let ahead = 0

/**
 * Reloads the page when a chunk fails to load, within the limits of `reloadOnce`. Otherwise the navigation handles the failure. Failed
 * prefetches do not cause a reload.
 */
export function reloadOnFailedChunk(): void {
  window.addEventListener('vite:preloadError', () => {
    const isWanted = awaited > 0 || ahead === 0
    if (!isReloading && isWanted) isReloading = reloadOnce(addressBeingOpened())
  })
}

/**
 * Sets the source of the address that a navigation is opening, if there is one. A reload then loads that address: browsers remember that a
 * module failed, so the navigation cannot end in the open page, and a reload of the old address would lose the click.
 */
export function setAddressBeingOpened(source: () => string | undefined): void {
  addressBeingOpened = source
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
