/** The start of a server with stored data, and its memory after many requests, on both databases. */

import { type Figure, round } from './figures.ts'
import { memoryOf } from './processes.ts'
import { onBothDatabases } from './storedSite.ts'

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
export const measureMemory = (): Promise<Figure[]> =>
  onBothDatabases({}, async ({ origin, pid, seconds }, database) => {
    const atStart = memoryOf(pid)
    await send(origin, REQUESTS / 2)
    const halfway = memoryOf(pid)
    await send(origin, REQUESTS / 2)
    const later = memoryOf(pid)
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
  })

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
