import type { Page } from 'playwright'

/** Waits until the page is hydrated, which starts after the first paint, and nothing more is loading. */
export async function started(page: Page): Promise<void> {
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}
