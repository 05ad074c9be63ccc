import type { Page } from 'playwright'

/** Waits until the program has taken over the page, which it does after the first paint, and nothing more is loading. */
export async function started(page: Page): Promise<void> {
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}
