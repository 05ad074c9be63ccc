import { PREFETCH_DELAY } from '#domain/limits.ts'
import { FILES_DATABASE } from '../lib/filesDatabase.ts'
import { loadAhead } from '../lib/reloadOnFailedChunk.ts'
import { mayPrefetch } from './navigation/prefetchQueue.ts'

/**
 * Starts work that can wait until the first page has had the network to itself for a while: removing left files, and prefetching. If it
 * fails, files are removed after the next start, and pages load when they are opened.
 */
export function planWorkAfterLoad(): void {
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
  // Most pages are opened on phones, and the menu must not wait for the network.
  await import('../layouts/BurgerLinks.tsx')
}

/**
 * Removes the files of forms that were left, and of unsent ones a day after their tab was closed. Runs on any page, as the form may
 * never be opened again, and loads `keptFiles.ts` only if the database exists.
 */
async function removeLeftFiles(): Promise<void> {
  const known = await indexedDB.databases()
  if (!known.some(({ name }) => name === FILES_DATABASE)) return
  const { removeStale } = await import('../lib/keptFiles.ts')
  await removeStale()
}
