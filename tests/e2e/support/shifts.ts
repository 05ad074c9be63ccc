import type { Page } from '@playwright/test'

/** Sums up the layout shifts of the pages of a tab that follow no input of the last half second, as the metric CLS defines them. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
          Object.assign(window, { shifts: Number(Reflect.get(window, 'shifts')) + Number(entry.value) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Returns the sum of the shifts since the last full load. */
export const shiftsIn = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(window, 'shifts')))
