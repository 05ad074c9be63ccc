import { PREFETCH_DELAY } from '#domain/limits.ts'
import { idle } from '../lib/idle.ts'
import { removeLeftFiles } from '../lib/leftFiles.ts'
import { loadAhead } from '../lib/reloadOnFailedChunk.ts'
import { mayPrefetch } from './navigation/prefetchQueue.ts'

/** Parts that wait for their layout until they come near (`base.css`, `JobsPage.module.css`), and the parts like them. */
const PARTS = 'main > section, main article, footer'

/** Ends the waiting of parts below the first screen for their layout. */
export function layOutWhole(): void {
  document.documentElement.dataset.whole = ''
}

/**
 * Lays out the parts one by one while the browser is idle, so that the first scroll is fast: reading a size in a part lays it out, and the
 * browser keeps the result. All at once took 100 to 200 ms on a slow phone.
 */
export async function prepareForUse(): Promise<void> {
  for (const part of document.querySelectorAll(PARTS)) {
    await idle()
    part.firstElementChild?.getBoundingClientRect()
  }
  await idle()
  layOutWhole()
}

/**
 * Starts what can wait until the first page has had the network to itself for a while: removing left files, and prefetching. If it fails,
 * files are removed after the next start, and pages load when they are opened.
 */
export function startLater(): void {
  const begin = () => {
    for (const work of [removeLeftFiles, prefetchIfCheap]) void loadAhead(work).catch(() => {})
  }
  const later = () => setTimeout(begin, PREFETCH_DELAY)
  if (document.readyState === 'complete') later()
  else window.addEventListener('load', later, { once: true })
}

async function prefetchIfCheap(): Promise<void> {
  if (!mayPrefetch(navigator)) return
  const { startPrefetch } = await import('./navigation/prefetch.ts')
  startPrefetch()
  // Most pages are opened on phones, whose menu must not wait for the network.
  await import('../layouts/BurgerLinks.tsx')
}
