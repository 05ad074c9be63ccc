import { once } from 'node:events'
import { request } from 'node:http'
import * as z from 'zod'
import { STAFF_BASE } from '#backend/staff/base.ts'
import { generateJobs } from '#content/generated.ts'
import { Prefecture, RemoteWork, SalaryStep } from '#openapi/generated/options.ts'
import { socketPath } from '#server/staff/socket.ts'
import { startPostgres } from '../postgres.ts'
import { type Figure, percentile, round } from './figures.ts'
import { cpuOf } from './processes.ts'
import { withSite } from './servers.ts'

const JOBS = 10_000
/** Seconds for `JOBS` jobs. */
const GOALS = { PGlite: 60, PostgreSQL: 30 }
/** The p95 of pages during the import, as a multiple of the one before. */
const RATIO = 3
/** The time of the measurement before the import, in ms, and the pause between two pages. */
const AT_REST = 15_000
const PAUSE = 50

/** Pages of all kinds. A search is new each time, and so not cached, as those of visitors are. */
const pages: ((at: number, ids: number[]) => string)[] = [
  () => '/',
  newSearch,
  (at, ids) => `/en/jobs/detail/${ids[at % ids.length]}`,
  () => '/en/cases',
  (at, ids) => `/jobs/detail/${ids[(at * 7) % ids.length]}`,
]

let searches = 0

/** Returns the address of a search that no visitor made before; it repeats after 564, more than a run has. */
function newSearch(): string {
  searches += 1
  const at = <Value>(values: readonly Value[]) => values[searches % values.length]
  return `/jobs?location=${at(Prefecture)}&salary=${at(SalaryStep)}&remote=${at(RemoteWork)}`
}

/** Measures with PGlite and with PostgreSQL. */
export async function measureImport(): Promise<Figure[]> {
  const figures = await measureOn('PGlite', {})
  // Commits wait for the disk, as in production.
  const postgres = await startPostgres({ fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' })
  try {
    return [...figures, ...(await measureOn('PostgreSQL', { DATABASE_URL: postgres.url }))]
  } finally {
    await postgres.stop()
  }
}

/** Imports jobs into a site, and measures the time and that of pages meanwhile; then imports the same again. */
function measureOn(database: keyof typeof GOALS, environment: Record<string, string>): Promise<Figure[]> {
  return withSite({ environment }, async (origin, pid, data) => {
    const lines = generateJobs(JOBS).map(lineOf)
    await times(origin, wait(AT_REST / 3))
    const before = await times(origin, wait(AT_REST))
    const cpuBefore = cpuOf(pid)
    const [first, during] = await together(origin, sendLines(data, lines))
    const cpu = cpuOf(pid) - cpuBefore
    const [again, duringAgain] = await together(origin, sendLines(data, lines))
    const figure = (subject: string, measure: string, value: number, atMost?: number): Figure => ({
      area: 'import',
      subject: `${subject}, ${database}`,
      measure,
      atMost,
      value: round(value, 2),
    })
    const p95 = percentile(before, 0.95)
    return [
      figure('at rest', 'page p95', p95),
      figure('at rest', 'page median', percentile(before, 0.5)),
      figure(`${JOBS} new jobs`, 'seconds', first, GOALS[database]),
      figure(`${JOBS} new jobs`, 'CPU seconds', cpu),
      figure(`${JOBS} new jobs`, 'page p95', percentile(during, 0.95)),
      figure(`${JOBS} new jobs`, 'page median', percentile(during, 0.5)),
      figure(`${JOBS} new jobs`, 'p95 ratio', percentile(during, 0.95) / p95, RATIO),
      figure(`${JOBS} known jobs`, 'seconds', again, GOALS[database]),
      figure(`${JOBS} known jobs`, 'p95 ratio', percentile(duringAgain, 0.95) / p95, RATIO),
    ]
  })
}

async function together(origin: string, work: Promise<number>): Promise<[number, number[]]> {
  const measured = times(origin, work)
  return [await work, await measured]
}

/** Opens pages one after the other until the work has ended, and returns their times in ms. */
async function times(origin: string, work: Promise<unknown>): Promise<number[]> {
  const found: number[] = []
  const ids = await openJobs(origin)
  const state = { isDone: false }
  void work.finally(() => (state.isDone = true))
  for (let at = 0; !state.isDone; at++) {
    const path = pages[at % pages.length]?.(at, ids) ?? '/'
    const began = performance.now()
    const response = await fetch(origin + path)
    await response.text()
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}`)
    found.push(performance.now() - began)
    await wait(PAUSE)
  }
  return found
}

async function openJobs(origin: string): Promise<number[]> {
  const response = await fetch(`${origin}/api/v1/job?perPage=60`, { headers: { 'Accept-Language': 'ja' } })
  const list = z.object({ jobs: z.array(z.object({ job_id: z.number() })) })
  return list.parse(await response.json()).jobs.map(({ job_id }) => job_id)
}

const wait = (time: number) => new Promise<void>((resolve) => void setTimeout(resolve, time))

/** Sends lines to the socket, and returns the seconds until the report. */
export async function sendLines(data: string, lines: string[]): Promise<number> {
  const began = performance.now()
  const call = request({
    socketPath: socketPath(data),
    path: `${STAFF_BASE}/imports/jobs`,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-ndjson' },
  })
  const answered = once(call, 'response')
  for (const line of lines) if (!call.write(line)) await once(call, 'drain')
  call.end()
  const [response]: AsyncIterable<Buffer>[] = await answered
  let text = ''
  for await (const chunk of response ?? []) text += chunk.toString()
  const last = text.trim().split('\n').at(-1) ?? ''
  if (!/"failed":0,/.test(last)) throw new Error(`The import answers ${last.slice(0, 500)}`)
  return (performance.now() - began) / 1000
}

/** Returns the line that imports a generated job. */
export function lineOf({
  job_id,
  registeredDaysAgo: _registered,
  updatedDaysAgo: _updated,
  closesInDays: _closes,
  advisor,
  ...job
}: ReturnType<typeof generateJobs>[number]) {
  return `${JSON.stringify({ external_id: `bench-${job_id}`, ...job, closing_date: null, advisor: `sample-${advisor}` })}\n`
}
