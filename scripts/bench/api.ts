/** The site's HTTP layer beside bare Hono, under load, and the search with 100,000 jobs beside that with 10,000. */

import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type IncomingMessage, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type Postgres, startPostgres } from '../postgres.ts'
import { bareQueries } from './bareQueries.ts'
import { type Figure, median, round } from './figures.ts'
import { compareLoad, headers } from './load.ts'
import { cpuOf } from './processes.ts'
import { withServer, withSite } from './servers.ts'

const BARE = join(import.meta.dirname, 'bareServer.ts')
const JOBS = 10_000
/** The site's requests per second, as a share of the bare server's, and its p97.5 as a multiple. */
const GOALS = { fixed: 0.6, page: 0.5, query: 0.8, slowest: 1.3 }
/** The latency of a search with ten times the jobs, as a multiple. */
const MANY_GOAL = 3
/** Processor time of the job list, rendered anew, in ms. */
const RENDER_GOAL = 25
const RENDERED = 100

export async function measureApi(): Promise<Figure[]> {
  console.error('Answers of the same size …')
  const figures = await withServer(BARE, {}, (bare) =>
    withSite({}, async (origin, pid) => [
      ...(await compareSizes('fixed answer', `${origin}/api/v1/master/hrbc-options`, bare, GOALS.fixed)),
      ...(await compareSizes('page from the cache', `${origin}/en/cases`, bare, GOALS.page)),
      await measureRendering(origin, pid),
    ]),
  )
  figures.push(...(await compareQueries('PGlite', {})))
  const postgres = await startPostgres()
  try {
    figures.push(...(await compareQueries('PostgreSQL', { DATABASE_URL: postgres.url })))
    figures.push(await measureMany(postgres))
  } finally {
    await postgres.stop()
  }
  return figures
}

function figureOf(subject: string, measure: string, value: number, goal: Partial<Figure> = {}): Figure {
  return { area: 'api', subject, measure, value: round(value, 2), ...goal }
}

/** Compares an address with a bare answer that has as many bytes as the compressed one. */
async function compareSizes(subject: string, url: string, bare: string, goal: number): Promise<Figure[]> {
  const load = await compareLoad(url, `${bare}/${await sizeOf(url)}`)
  return [
    figureOf(subject, 'per second', load.ours.perSecond),
    figureOf(subject, 'share of bare', load.ours.perSecond / load.bare.perSecond, { atLeast: goal }),
  ]
}

/** Returns the bytes of the body as it is sent: `fetch` would decode it. */
async function sizeOf(url: string): Promise<number> {
  const [response]: IncomingMessage[] = await once(get(url, { headers }), 'response')
  if (response?.statusCode !== 200) throw new Error(`${url} answers ${response?.statusCode}`)
  return (await buffer(response)).length
}

/** Compares lists and searches of both servers, each with its own store of the same jobs. */
function compareQueries(database: string, environment: Record<string, string>): Promise<Figure[]> {
  console.error(`Searching ${JOBS} jobs on ${database} …`)
  return withSite({ jobs: JOBS, environment }, async (origin) => {
    const data = await mkdtemp(join(tmpdir(), 'hashi-bench-'))
    const bareEnvironment = { ...environment, HASHI_DATA: data, HASHI_SEED: `jobs=${JOBS}` }
    try {
      return await withServer(BARE, bareEnvironment, async (bare) => {
        const figures: Figure[] = []
        const compare = async (path: string, url: string) => {
          const { ours, bare: theirs } = await compareLoad(url, `${bare}${path}`)
          const subject = `${path.slice(1)}, ${database}`
          figures.push(
            figureOf(subject, 'per second', ours.perSecond),
            figureOf(subject, 'share of bare', ours.perSecond / theirs.perSecond, { atLeast: GOALS.query }),
            figureOf(subject, 'p97.5 ratio', ours.p97 / theirs.p97, { atMost: GOALS.slowest }),
          )
        }
        for (const [path, { query }] of Object.entries(bareQueries))
          await compare(path, `${origin}/api/v1/job?${new URLSearchParams(query)}`)
        await compare('/stories', `${origin}/api/v1/case`)
        return figures
      })
    } finally {
      await rm(data, { recursive: true })
    }
  })
}

/** Measures the processor time of job lists that are in no cache. */
async function measureRendering(origin: string, pid: number): Promise<Figure> {
  const pageOf = (at: number) => fetch(`${origin}/jobs?salary=${at}000000`).then((page) => page.arrayBuffer())
  for (let at = 1; at < RENDERED; at++) await pageOf(at)
  const before = cpuOf(pid)
  for (let at = 1; at <= RENDERED; at++) await pageOf(1000 + at)
  const ms = ((cpuOf(pid) - before) * 1000) / RENDERED
  return figureOf('job list, rendered anew', 'ms of processor', ms, { atMost: RENDER_GOAL })
}

/** Compares the time of one search at a time with ten times the jobs. PostgreSQL stores them faster. */
async function measureMany({ createDatabase }: Postgres): Promise<Figure> {
  const timeWith = async (jobs: number) => {
    console.error(`Searching ${jobs} jobs …`)
    const environment = { DATABASE_URL: await createDatabase(`jobs${jobs}`) }
    return withSite({ jobs, environment }, timeOfSearch)
  }
  const few = await timeWith(JOBS)
  const many = await timeWith(10 * JOBS)
  return figureOf('search, 100,000 jobs', 'times that of 10,000', many / few, { atMost: MANY_GOAL })
}

async function timeOfSearch(origin: string): Promise<number> {
  const times: number[] = []
  for (let at = 0; at < 300; at++) {
    const started = performance.now()
    const search = { searchWord: 'python', salary: `${3 + (at % 9)}000000` }
    await (await fetch(`${origin}/api/v1/job?${new URLSearchParams(search)}`)).arrayBuffer()
    times.push(performance.now() - started)
  }
  return median(times.slice(100))
}
