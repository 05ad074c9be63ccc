import { type Browser, chromium } from 'playwright'
import * as z from 'zod'
import type { Lang } from '#domain/lang.ts'
import { ensureBrowser } from '../ensure-browser.ts'
import { type Figure, median, round } from './figures.ts'
import { buildLean } from './lean/build.ts'
import { livePages } from './live.ts'
import { phone, slowNetwork } from './phone.ts'
import { withSite } from './servers.ts'
import { watchStart } from './started.ts'
import { twinPath, withTwins } from './staticTwins.ts'

const LEAN = twinPath('lean')

/** The kinds of work of the main thread, by the names of events in a trace. */
const kinds: Record<string, string[]> = {
  parse: ['ParseHTML', 'ParseAuthorStyleSheet'],
  style: ['UpdateLayoutTree', 'Document::recalcStyle'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit'],
}

/**
 * Traces the first visit of each page and of the lean page. The figures are processor times of the main thread at its full speed, so other
 * programs on the machine change them little: until the first paint by kind, and from the arrival of the last script to the end of the start.
 */
export async function measureTraces(lang: Lang, runs: number): Promise<Figure[]> {
  const lean = await buildLean()
  const files = [
    { path: LEAN, text: lean.html },
    { path: LEAN.replace('.html', '.js'), text: lean.script },
  ]
  return withTwins(files, (twins) =>
    withSite({}, async (origin) => {
      const pages = [
        ...livePages.map(({ name, path }) => ({ name: `${name} ${lang}`, address: origin + path(lang) })),
        { name: 'lean', address: twins + LEAN },
      ]
      const browser = await chromium.launch({
        executablePath: ensureBrowser('bench'),
        args: ['--no-sandbox'],
      })
      const works = pages.map((): Work[] => [])
      for (let run = 0; run < runs; run++)
        for (const [index, { address }] of pages.entries())
          works[index]?.push(workOf(await trace(browser, address)))
      await browser.close()
      return pages.flatMap(({ name }, index) => figuresOf(name, works[index] ?? []))
    }),
  )
}

function figuresOf(subject: string, works: Work[]): Figure[] {
  return [...Object.keys(kinds), 'until paint', 'after scripts'].map((measure) => ({
    area: 'traces',
    subject,
    measure,
    value: round(median(works.map((work) => work[measure] ?? 0)), 1),
  }))
}

const eventSchema = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Beginning, duration and processor time in microseconds. */
  ts: z.number().default(0),
  dur: z.number().default(0),
  tdur: z.number().default(0),
})
type Event = z.infer<typeof eventSchema>

async function trace(browser: Browser, url: string): Promise<Event[]> {
  await (await fetch(url)).text()
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await slowNetwork(await context.newCDPSession(page))
  const { start } = await watchStart(page)
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'blink.user_timing', 'toplevel', 'loading', 'blink'],
  })
  await page.goto(url, { waitUntil: 'commit' })
  await start
  const buffer = await browser.stopTracing()
  await context.close()
  return z.object({ traceEvents: z.array(eventSchema) }).parse(JSON.parse(buffer.toString())).traceEvents
}

/** Processor times in ms by kind. */
type Work = Record<string, number>

function workOf(events: Event[]): Work {
  const started = events.find(({ name, ph }) => name === 'started' && ph !== 'E')
  if (!started) throw new Error('The trace has no mark of the start')
  const own = events.filter(({ pid, tid }) => pid === started.pid && tid === started.tid)
  const paint = own.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? started.ts
  const arrivals = events.filter(({ name, pid }) => name === 'ResourceFinish' && pid === started.pid)
  const last = Math.max(...arrivals.map(({ ts }) => ts).filter((ts) => ts < started.ts))
  const sum = (chosen: Event[]) => chosen.reduce((total, { tdur }) => total + tdur, 0) / 1000
  const before = own.filter(({ ts }) => ts < paint)
  const tasks = own.filter(({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask')
  return {
    ...Object.fromEntries(
      Object.entries(kinds).map(([kind, names]) => [
        kind,
        sum(outermost(before.filter(({ name }) => names.includes(name)))),
      ]),
    ),
    'until paint': sum(outermost(tasks.filter(({ ts }) => ts < paint))),
    'after scripts': sum(outermost(tasks.filter(({ ts, dur }) => ts + dur > last && ts < started.ts))),
  }
}

/** Leaves out events within others. */
function outermost(events: Event[]): Event[] {
  let end = 0
  return events
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)
    .filter(({ ts, dur }) => {
      if (ts < end) return false
      end = ts + dur
      return true
    })
}
