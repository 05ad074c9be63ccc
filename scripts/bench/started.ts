import type { Page } from 'playwright'

/** Waits until the page is hydrated, which starts after the first paint, and nothing more is loading. */
export async function started(page: Page): Promise<void> {
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}

/** Waits for the start and returns its time, in ms from the navigation. The page must run `noteStart`. */
export async function timeOfStart(page: Page): Promise<number> {
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
  return page.evaluate(() => performance.getEntriesByName('started')[0]?.startTime ?? NaN)
}

/** Marks the start of the program; steps of a form load their code after it. Runs in the page. */
export function noteStart(): void {
  const mark = () => {
    if (document.documentElement?.dataset.started === undefined) return
    performance.mark('started')
    observer.disconnect()
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
