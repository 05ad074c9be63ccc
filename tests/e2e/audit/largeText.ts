import type { Page } from '@playwright/test'
import { expect } from '../support/test.ts'

/** With text of 200 % (WCAG 1.4.4) the page does not scroll sideways, and no text is cut off or sticks out of its block over another. */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  expect(await page.evaluate(findCramped)).toEqual([])
}

/** Runs in the page. Enlarges its text for the measurement, and lays out the parts that are not near the window. */
function findCramped(): string[] {
  const root = document.documentElement
  const elements = [...document.body.querySelectorAll<HTMLElement>(':not(svg *, option)')]
  const late = elements.filter((element) => getComputedStyle(element).contentVisibility === 'auto')
  root.style.setProperty('font-size', '200%')
  for (const element of late) element.style.setProperty('content-visibility', 'visible')
  const texts = elements.filter(
    (element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()) &&
      element.checkVisibility({ visibilityProperty: true }),
  )
  const isTooWide = (element: HTMLElement) => {
    const { display, overflowX } = getComputedStyle(element)
    const isBlock = display !== 'inline' && overflowX === 'visible' && element.clientWidth > 0
    return isBlock && element.scrollWidth > element.clientWidth + 2
  }
  const isInFrame = (element: HTMLElement) => {
    for (let part: Element | null = element; part && part !== document.body; part = part.parentElement)
      if (getComputedStyle(part).overflowX !== 'visible') return true
    return false
  }
  const isCutOff = (element: HTMLElement) => {
    const { left, right, width } = element.getBoundingClientRect()
    return width > 1 && (left < -2 || right > root.clientWidth + 2) && !isInFrame(element)
  }
  const overflow = root.scrollWidth - root.clientWidth
  const found = texts
    .filter((element) => isTooWide(element) || isCutOff(element))
    .map(({ textContent }) => textContent)
  for (const element of late) element.style.removeProperty('content-visibility')
  root.style.removeProperty('font-size')
  return overflow > 0 ? [`the page, by ${overflow} px`, ...found] : found
}
