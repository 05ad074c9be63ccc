import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'

/** The size of the window of all browser tests, in px (`vitest.config.ts`). */
const usual = { width: 1280, height: 800 }

/** Resizes the window until the end of the test, in px. */
export async function resizeWindow(width: number, height: number): Promise<void> {
  onTestFinished(() => page.viewport(usual.width, usual.height))
  await page.viewport(width, height)
}
