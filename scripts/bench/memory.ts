/** The start of a server with stored data, and its memory after many requests, on both databases. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startProgram } from '../programs.ts'
import { startPostgres } from '../postgres.ts'
import { type Figure, round } from './figures.ts'
import { memoryOf } from './processes.ts'

/** Seconds until the first answer, and MB of memory after the start and after all requests. */
const GOALS = {
  PGlite: { start: 2, memory: 420, later: 480 },
  PostgreSQL: { start: 1, memory: 200, later: 260 },
}
const REQUESTS = 50_000
const AT_ONCE = 10
/** MB. The same state measured twice differs by about this much. */
const NO_GROWTH = 10

const paths = [
  '/',
  '/en/jobs',
  '/en/cases',
  '/api/v1/job?searchWord=python',
  '/api/v1/job?jobCategory=qa&page=2',
]

/** Measures with the sample content. */
export async function measureMemory(): Promise<Figure[]> {
  const onPGlite = await measureOn('PGlite', {})
  const postgres = await startPostgres()
  try {
    return [...onPGlite, ...(await measureOn('PostgreSQL', { DATABASE_URL: postgres.url }))]
  } finally {
    await postgres.stop()
  }
}

async function measureOn(
  database: keyof typeof GOALS,
  environment: Record<string, string>,
): Promise<Figure[]> {
  const data = await mkdtemp(join(tmpdir(), 'hashi-bench-'))
  const port = await freePort()
  const start = () =>
    startProgram(['scripts/start.ts'], { ...environment, HASHI_DATA: data, PORT: String(port) })
  try {
    // The first start builds the site and stores the sample.
    await (await start()).stop()
    const startedAt = performance.now()
    const server = await start()
    const origin = `http://localhost:${port}`
    await (await fetch(`${origin}/readyz`)).text()
    const seconds = (performance.now() - startedAt) / 1000
    const atStart = memoryOf(server.pid)
    await send(origin, REQUESTS / 2)
    const halfway = memoryOf(server.pid)
    await send(origin, REQUESTS / 2)
    const later = memoryOf(server.pid)
    await server.stop()
    const goals = GOALS[database]
    const figure = (measure: string, value: number, atMost: number): Figure => ({
      area: 'memory',
      subject: database,
      measure,
      value: round(value, 1),
      atMost,
    })
    return [
      figure('start with stored data, seconds', seconds, goals.start),
      figure('MB after the start', atStart, goals.memory),
      figure(`MB after ${REQUESTS} requests`, later, goals.later),
      figure(`MB more in the second ${REQUESTS / 2}`, later - halfway, NO_GROWTH),
    ]
  } finally {
    await rm(data, { recursive: true })
  }
}

async function send(origin: string, count: number): Promise<void> {
  for (let sent = 0; sent < count; sent += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, at) => {
        const response = await fetch(`${origin}${paths[(sent + at) % paths.length]}`)
        if (!response.ok) throw new Error(`${response.url} answers ${response.status}`)
        await response.arrayBuffer()
      }),
    )
}
