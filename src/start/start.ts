import { reloadOnce } from '../lib/reloadGuard.ts'

/**
 * The first script of a page. It waits until the browser has painted the page and then starts the program in parts, so that the browser can
 * handle input in between. Its file contains the modules that it imports (`scripts/build/chunks.ts`): one of the program's would load the program.
 */

/** Maximum wait for the first paint, in ms. */
const LONGEST_WAIT = 1000

/** Runs the files of the program, which the page preloads: they have arrived by then, or are on their way. */
async function start(): Promise<void> {
  if (location.hash !== '' || cameBack()) document.documentElement.dataset.whole = ''
  await shown()
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[data-run]')) {
    await import(/* @vite-ignore */ href)
    await pause()
  }
}

/** Returns whether the browser restores a position, which like the place of an anchor needs the layout of the whole page. */
const cameBack = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate')

/** Lets the browser handle input and paint. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

/** Resolves when the browser has painted the page; at once in a hidden tab, which does not paint. */
function shown(): Promise<unknown> {
  if (document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
    setTimeout(resolve, LONGEST_WAIT)
  })
}

start().catch((error: unknown) => {
  if (reloadOnce()) return
  document.documentElement.dataset.failed = ''
  console.error('Error while mounting app:', error)
})
