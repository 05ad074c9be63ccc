import type { Page } from '@playwright/test'
import { expect } from '../support/test.ts'

/** Widths of usual windows, in px, from the narrowest phone. */
const widths = [320, 360, 390, 430, 768, 1024]

/** The page does not scroll sideways in any of these widths. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 720 })
    await expect.poll(overflow, `at ${width} px`).toBe(0)
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
