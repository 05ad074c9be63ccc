import type { Page } from '@playwright/test'
import { translatePage } from '../../support/translatePage.ts'

/**
 * Rewrites the texts of a page as a translator does, once React has taken over every part of it. Later parts of the document are taken over
 * after the start, and React reports text that was changed before.
 */
export async function translateWhole(page: Page): Promise<void> {
  await page.waitForFunction(isWhollyHydrated)
  await page.evaluate(translatePage)
}

/** React adds keys to the elements that it has taken over; those of an earlier translation have none. Runs in the page. */
function isWhollyHydrated(): boolean {
  const elements = [...document.querySelectorAll('#root :not(font)')]
  return (
    elements.length > 0 &&
    elements.every((element) => Object.keys(element).some((key) => key.startsWith('__react')))
  )
}
