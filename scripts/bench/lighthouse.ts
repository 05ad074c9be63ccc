import { launch } from 'chrome-launcher'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { chromium } from 'playwright'
import { ensureBrowser } from '../ensure-browser.ts'
import { logIn } from './logIn.ts'

export type Report = {
  /** First and largest contentful paint and total blocking time, in ms. */
  fcp: number
  lcp: number
  tbt: number
  cls: number
  /** From 0 to 100. */
  score: number
}

type Options = {
  throttling: 'devtools' | 'simulate'
  /** Whether the sample account opens the page. */
  isPersonal: boolean
}

/** The maximum number of runs. Lighthouse needs another run if a busy machine made it lose its trace. */
const ATTEMPTS = 5

/**
 * Measures the first load of a page on Lighthouse's slow phone, in a new browser. Throttling is either applied (`devtools`) or computed
 * from an unthrottled load (`simulate`, the definition of the score).
 */
export async function audit(url: string, options: Options): Promise<Report> {
  const result = await load(url, options)
  const valueOf = (id: string) => {
    const value = result.audits[id]?.numericValue
    if (value === undefined) throw new Error(`${url}: Lighthouse did not measure ${id}`)
    return value
  }
  return {
    fcp: valueOf('first-contentful-paint'),
    lcp: valueOf('largest-contentful-paint'),
    tbt: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
    score: (result.categories.performance?.score ?? 0) * 100,
  }
}

async function load(url: string, options: Options): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const result = await loadOnce(url, options)
    if (!result.runtimeError) return result
    const { message } = result.runtimeError
    if (attempt === ATTEMPTS) throw new Error(`${url}: ${message}`)
    console.error(`${message} Trying again …`)
  }
}

async function loadOnce(url: string, { throttling, isPersonal }: Options): Promise<Result> {
  const browser = await launch({
    chromePath: ensureBrowser('bench'),
    chromeFlags: ['--headless=new', '--no-sandbox'],
    logLevel: 'error',
  })
  const flags: Flags = {
    port: browser.port,
    throttlingMethod: throttling,
    formFactor: 'mobile',
    onlyCategories: ['performance'],
    disableFullPageScreenshot: true,
    logLevel: 'error',
  }
  try {
    if (isPersonal) await logInTo(browser.port, new URL(url).origin)
    const run = await lighthouse(url, flags)
    if (!run) throw new Error(`${url}: Lighthouse gave no report`)
    return run.lhr
  } finally {
    browser.kill()
  }
}

/** Logs a running browser in. Lighthouse does not delete the cookies. */
async function logInTo(port: number, origin: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`)
  const [context] = browser.contexts()
  if (!context) throw new Error('The browser has no context')
  await logIn(context, origin)
  await browser.close()
}
