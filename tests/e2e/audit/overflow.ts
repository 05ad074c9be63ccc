import type { Page } from '@playwright/test'
import { expect } from '../support/test.ts'
import { widths } from '../support/widths.ts'

/**
 * Widths of usual windows, in px, from the widest; 260 px are a phone with text of 150 %. The last one is the phone of the next check, so
 * that the page is not laid out again.
 */
const usual = [1024, 768, 430, 360, 320, 260, widths.phone.width]

/** The page does not scroll sideways in any of these widths. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  for (const width of usual) {
    await page.setViewportSize({ width, height: widths.phone.height })
    await expect.poll(overflow, `at ${width} px`).toBe(0)
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
