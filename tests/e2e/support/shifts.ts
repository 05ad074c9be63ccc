import { type Page, expect } from '@playwright/test'

type Shift = { value: number; path: string; sources: string[] }
/** The type `LayoutShiftAttribution` of the standard, which TypeScript does not know. */
type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }

/** Records the layout shifts of the pages of a tab that follow no input of the last half second, as the metric CLS defines them. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    const nameOf = ({ node, previousRect: before, currentRect: after }: Source) => {
      const element = node instanceof Element ? node : node?.parentElement
      const name = `${element?.tagName} ${element?.className} “${element?.textContent.slice(0, 40)}”`
      return `${name}: ${before.y}+${before.height} to ${after.y}+${after.height}`
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry && 'hadRecentInput' in entry && 'sources' in entry) || entry.hadRecentInput)
          continue
        const sources = Array.isArray(entry.sources) ? entry.sources.map(nameOf) : []
        shifts.push({ value: Number(entry.value), path: location.pathname, sources })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Expects that the shifts since the last full load sum up to less than the limit; a failure names the shifted elements. */
export async function expectNoShift(page: Page, limit = 0.02): Promise<void> {
  const shifts = await page.evaluate<Shift[]>(() => Reflect.get(window, 'shifts'))
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThan(limit)
}
