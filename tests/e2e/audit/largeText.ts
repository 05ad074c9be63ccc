import type { Page } from '@playwright/test'
import { expect } from '../support/test.ts'

/** With text of 200 % (WCAG 1.4.4) the page does not scroll sideways, and no text sticks out of its block over another. */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  expect(await page.evaluate(findTooWide)).toEqual([])
}

/** Runs in the page. Enlarges its text for the measurement. */
function findTooWide(): string[] {
  const root = document.documentElement
  root.style.setProperty('font-size', '200%')
  const wide = [...document.body.querySelectorAll<HTMLElement>(':not(svg *)')].filter((element) => {
    const { display, overflowX } = getComputedStyle(element)
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
    const isBlock = display !== 'inline' && overflowX === 'visible' && element.clientWidth > 0
    return hasText && isBlock && element.scrollWidth > element.clientWidth + 2
  })
  const overflow = root.scrollWidth - root.clientWidth
  root.style.removeProperty('font-size')
  const texts = wide.map(({ textContent }) => textContent ?? '')
  return overflow > 0 ? [`the page, by ${overflow} px`, ...texts] : texts
}
