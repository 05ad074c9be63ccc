import { type Browser, chromium } from 'playwright'
import type { Lang } from '#domain/lang.ts'
import { href } from '#src/routes/href.ts'
import { ensureBrowser } from '../ensure-browser.ts'
import { type Figure, median, round } from './figures.ts'
import { buildLean } from './lean/build.ts'
import { phone, slowNetwork, slowProcessor } from './phone.ts'
import { withSite } from './servers.ts'
import { requestedAtStart, watchStart } from './started.ts'
import { twinPath, withTwins } from './staticTwins.ts'

/** The part of a visit that is measured, in ms. */
const VISIT = 9000
const LEAN = twinPath('lean')

type LivePage = {
  name: string
  path: (lang: Lang) => string
  goals: {
    /** The maximum time until React has taken over, and of work on the main thread, as multiples of the lean page's. */
    start: number
    work: number
    /** The maximum number of scripts until then, and of requests during the visit. */
    scripts: number
    requests: number
  }
}

/** The pages to measure the start of. */
export const livePages: LivePage[] = [
  {
    name: 'home',
    path: (lang) => href(lang, 'home'),
    goals: { start: 1.25, scripts: 12, requests: 50, work: 1.8 },
  },
  {
    name: 'jobs',
    path: (lang) => href(lang, 'jobs'),
    goals: { start: 1.3, scripts: 15, requests: 50, work: 1.8 },
  },
  {
    name: 'job',
    path: (lang) => href(lang, 'job', { id: 20401 }),
    goals: { start: 1.25, scripts: 15, requests: 75, work: 1.8 },
  },
  {
    name: 'story',
    path: (lang) => href(lang, 'case', { id: 3 }),
    goals: { start: 1.25, scripts: 12, requests: 50, work: 1.8 },
  },
  {
    name: 'entry',
    path: (lang) => href(lang, 'entry'),
    goals: { start: 1.6, scripts: 24, requests: 90, work: 2.2 },
  },
]

/** Visits each page and the lean page on a slow phone, in turns, so that the machine's load affects all alike. */
export async function measureLive(lang: Lang, runs: number): Promise<Figure[]> {
  const lean = await buildLean()
  const files = [
    { path: LEAN, text: lean.html },
    { path: LEAN.replace('.html', '.js'), text: lean.script },
  ]
  return withTwins(files, (twins) =>
    withSite({}, (origin) =>
      visitInTurns([...livePages.map(({ path }) => origin + path(lang)), twins + LEAN], lang, runs),
    ),
  )
}

/** The last address is that of the lean page. */
async function visitInTurns(addresses: string[], lang: Lang, runs: number): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: ensureBrowser('bench'), args: ['--no-sandbox'] })
  const visits = addresses.map((): Visit[] => [])
  try {
    for (let run = 0; run < runs; run++)
      for (const [index, address] of addresses.entries()) {
        console.error(`Visiting ${address} …`)
        visits[index]?.push(await visit(browser, address))
      }
  } finally {
    await browser.close()
  }
  const medians = visits.map(medianOf)
  const lean = medians.pop()
  if (!lean) throw new Error('The lean page was not measured')
  return livePages.flatMap((page, index) => {
    const found = medians[index]
    return found ? figuresOf(page, lang, found, lean) : []
  })
}

function figuresOf({ name, goals }: LivePage, lang: Lang, page: Visit, lean: Visit): Figure[] {
  const figure = (measure: string, value: number, atMost?: number): Figure => ({
    area: 'live',
    subject: `${name} ${lang}`,
    measure,
    value,
    ...(atMost === undefined ? {} : { atMost }),
  })
  return [
    figure('start', round(page.start, 0)),
    figure('start / L', round(page.start / lean.start, 2), goals.start),
    figure('scripts', page.scripts, goals.scripts),
    figure('requests', page.requests, goals.requests),
    figure('work', round(page.work, 0)),
    figure('work / L', round(page.work / lean.work, 2), goals.work),
  ]
}

type Visit = {
  /** The time until React has taken over, and the work on the main thread, in ms. */
  start: number
  work: number
  scripts: number
  requests: number
}

const medianOf = (visits: Visit[]): Visit => ({
  start: median(visits.map(({ start }) => start)),
  work: median(visits.map(({ work }) => work)),
  scripts: median(visits.map(({ scripts }) => scripts)),
  requests: median(visits.map(({ requests }) => requests)),
})

async function visit(browser: Browser, url: string): Promise<Visit> {
  // This fills the server's page cache, because most visitors get a cached page.
  await (await fetch(url)).text()
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const devtools = await slowProcessor(page)
  await slowNetwork(devtools)
  await devtools.send('Performance.enable')
  const { start: started } = await watchStart(page)
  let requests = 0
  page.on('request', () => requests++)
  await page.goto(url, { waitUntil: 'commit' })
  const start = await started
  const requested = await page.evaluate(requestedAtStart)
  const scripts = requested.filter((address) => address.endsWith('.js')).length
  await page.waitForFunction((until) => performance.now() > until, VISIT)
  const { metrics } = await devtools.send('Performance.getMetrics')
  const work = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN
  await context.close()
  return { start, scripts, requests, work: work * 1000 }
}
