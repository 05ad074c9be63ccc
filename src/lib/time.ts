/** The clock of the site, and ways to wait. */

let clock = () => new Date()

/** Returns the present time. Components render with `useNow`, so that server and browser agree. */
export const now = (): Date => clock()

/** Replaces the clock. Only for mock mode, which shifts or freezes time. */
export function setClock(next: () => Date): void {
  clock = next
}

/** Waits for `ms` milliseconds. With 0, the browser can handle input and paint between two long pieces of work. */
export const pause = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Longest wait for an idle moment, in ms. A page that is busy or out of sight may never have one. */
const IDLE_WAIT = 5000

/** Resolves when the browser is idle, or after `IDLE_WAIT`; Safari has no event for it. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: IDLE_WAIT })
    else setTimeout(resolve)
  })
}
