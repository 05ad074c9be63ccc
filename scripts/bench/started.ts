import type { Page } from 'playwright'

/** Waits until the page is hydrated, which starts after the first paint, and nothing more is loading. */
export async function started(page: Page): Promise<void> {
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}

/**
 * Prepares a page to report the time of its start, in ms from the navigation. A locator would search the document for it again and again,
 * which delays the start of a large page.
 */
export async function watchStart(page: Page): Promise<{ start: Promise<number> }> {
  const { promise: start, resolve } = Promise.withResolvers<number>()
  await page.exposeFunction('reportStart', resolve)
  await page.addInitScript(noteStart)
  return { start }
}

declare global {
  interface Window {
    reportStart: (time: number) => Promise<void>
  }
}

/** Marks the start of the program; steps of a form load their code after it. Runs in the page. */
function noteStart(): void {
  const mark = () => {
    if (document.documentElement?.dataset.started === undefined) return
    observer.disconnect()
    void window.reportStart(performance.mark('started').startTime)
  }
  const observer = new MutationObserver(mark)
  observer.observe(document, { attributes: true, subtree: true, attributeFilter: ['data-started'] })
}

/** Returns the addresses of the files requested until then. Runs in the page. */
export function requestedAtStart(): string[] {
  const [mark] = performance.getEntriesByName('started')
  if (!mark) throw new Error('The page has no mark of its start')
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime <= mark.startTime)
    .map(({ name }) => name)
}
