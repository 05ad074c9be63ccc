import { PREFETCH_DELAY } from '#domain/limits.ts'
import { idle } from '../lib/idle.ts'
import { removeLeftFiles } from '../lib/leftFiles.ts'
import { loadAhead } from '../lib/reloadOnFailedChunk.ts'

/** Parts that wait for their layout until they come near (`base.css`, `JobsPage.module.css`), and the parts like them. */
const PARTS = 'main > section, main article, footer'

/** The events of a press, in the order of browsers. */
const PRESS = ['pointerover', 'pointerdown', 'pointerup', 'click']

/** Work that follows the first render while the browser is idle, in pieces: it makes the first press and the first scroll fast. */
export async function prepareForUse(): Promise<void> {
  await layOutInParts()
  await idle()
  rehearsePress(document.querySelector('main') ?? document.body)
}

/** Ends the waiting of parts below the first screen for their layout. */
export function layOutWhole(): void {
  document.documentElement.dataset.whole = ''
}

/**
 * Lays out these parts one by one: reading a size in a part lays it out, and the browser keeps the result. All at once took 100 to 200 ms
 * on a slow phone.
 */
async function layOutInParts(): Promise<void> {
  for (const part of document.querySelectorAll(PARTS)) {
    await idle()
    part.firstElementChild?.getBoundingClientRect()
  }
  await idle()
  layOutWhole()
}

/**
 * Sends the events of a press to an element that does not listen to them. The browser compiles React's handling of events at the first
 * one: this way it does so while it is idle, and not while a person waits for the response to the first press.
 */
function rehearsePress(element: Element): void {
  for (const type of PRESS) element.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Starts prefetching once the first page has had the network to itself for a while. If it fails, pages load when they are opened. */
export function prefetchLater(): void {
  const begin = async () => {
    const { startPrefetch } = await import('./navigation/prefetch.ts')
    startPrefetch()
    // Most pages are opened on phones, whose menu must not wait for the network.
    await import('../layouts/BurgerLinks.tsx')
    await removeLeftFiles()
  }
  const later = () => setTimeout(() => void loadAhead(begin).catch(() => {}), PREFETCH_DELAY)
  if (document.readyState === 'complete') later()
  else window.addEventListener('load', later, { once: true })
}
