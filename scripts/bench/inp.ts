import { type Browser, type Page, chromium } from 'playwright'
import type { Lang } from '#domain/lang.ts'
import { ensureBrowser } from '../ensure-browser.ts'
import { type Figure, median } from './figures.ts'
import { type Interaction, interactionsOf } from './interactions.ts'
import { logIn } from './logIn.ts'
import { pageKinds } from './pageKinds.ts'
import { phone, slowProcessor } from './phone.ts'
import { started } from './started.ts'

declare global {
  interface PerformanceObserverInit {
    durationThreshold?: number
  }
  interface Window {
    /** The durations of interactions since the last read, in ms. */
    interactionTimes: number[]
  }
}

/** The shortest duration that browsers report, in ms. */
const SHORTEST = 16

/** Uses each page like a person and measures the time from each touch and key to the next paint. */
export async function measureInteractions(origin: string, lang: Lang, runs: number): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: ensureBrowser('bench'), args: ['--no-sandbox'] })
  const figures: Figure[] = []
  try {
    for (const { name, path, goals, isPersonal = false } of pageKinds) {
      console.error(`Using ${origin}${path(lang)} …`)
      const interactions = interactionsOf(name, lang)
      const found: number[][] = []
      for (let run = 0; run < runs; run++)
        found.push(await use(browser, { origin, path: path(lang), isPersonal }, interactions))
      interactions.forEach((interaction, index) => {
        const value = median(found.map((times) => times[index] ?? NaN))
        figures.push({
          area: 'inp',
          subject: `${name} ${lang}: ${interaction.name}`,
          measure: 'slowest event',
          value,
          atMost: goals.inp,
        })
      })
    }
  } finally {
    await browser.close()
  }
  return figures
}

type Target = { origin: string; path: string; isPersonal: boolean }

/** Returns the time of each interaction on a freshly loaded page. */
async function use(
  browser: Browser,
  { origin, path, isPersonal }: Target,
  interactions: Interaction[],
): Promise<number[]> {
  const context = await browser.newContext(phone)
  if (isPersonal) await logIn(context, origin)
  const page = await context.newPage()
  await page.addInitScript(observe, SHORTEST)
  await page.goto(origin + path)
  await started(page)
  await slowProcessor(page)
  const times: number[] = []
  for (const { act } of interactions) {
    await act(page)
    times.push(Math.max(SHORTEST, ...(await readTimes(page))))
  }
  await context.close()
  return times
}

/** Runs in the page. */
function observe(durationThreshold: number): void {
  window.interactionTimes = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry instanceof PerformanceEventTiming && entry.interactionId > 0)
        window.interactionTimes.push(entry.duration)
    }
  }).observe({ type: 'event', durationThreshold })
}

/** Waits for a frame first, because events are reported after the frame that shows their effect. */
function readTimes(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => requestIdleCallback(resolve))
    return window.interactionTimes.splice(0)
  })
}
