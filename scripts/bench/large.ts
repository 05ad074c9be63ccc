/** A store of 100,000 jobs: the start of a server with its stored index, its memory, and the erasure of a person by the command line. */

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as z from 'zod'
import { type Figure, round } from './figures.ts'
import { longestPauses } from './pauses.ts'
import { memoryOf } from './processes.ts'
import { type StoredSite, onBothDatabases } from './storedSite.ts'

const JOBS = 100_000
/** Seconds until the server is ready, MB more than with the sample, seconds of an erasure with the start of the command line, and ms of a pause. */
const GOALS = { start: 5, memory: 150, erase: 1, pause: 50 }
/** The time until the first start has stored its index, in ms; `backend/jobs/keeper.ts` begins after 10 s. */
const REST = 25_000
const PERSON = 'maria@example.com'

export async function measureLargeStore(): Promise<Figure[]> {
  const sample = new Map(
    await onBothDatabases({}, async ({ pid }, database) => [[database, memoryOf(pid)] as const]),
  )
  return onBothDatabases({ jobs: JOBS, rest: REST }, async (site, database) => {
    const more = memoryOf(site.pid) - (sample.get(database) ?? 0)
    const pauses = await longestPauses(site)
    const erasure = await secondsOfErasure(site)
    const figure = (measure: string, value: number, atMost: number): Figure => ({
      area: 'large',
      subject: `${JOBS} jobs, ${database}`,
      measure,
      value: round(value, 2),
      atMost,
    })
    return [
      figure('start, seconds', site.seconds, GOALS.start),
      figure('MB more', more, GOALS.memory),
      figure('longest pause at rest, ms', pauses.atRest, GOALS.pause),
      figure('longest pause, jobs change, ms', pauses.changing, GOALS.pause),
      figure('erasure, seconds', erasure, GOALS.erase),
    ]
  })
}

/** Erases the person of the sample with the most data. */
async function secondsOfErasure({ data }: StoredSite): Promise<number> {
  const found = z.object({ items: z.array(z.object({ id: z.number() })) })
  const { items } = found.parse(JSON.parse(await admin(data, 'person', 'find', PERSON, '--json')))
  const startedAt = performance.now()
  await admin(data, 'person', 'erase', String(items[0]?.id), '--yes')
  return (performance.now() - startedAt) / 1000
}

async function admin(data: string, ...parameters: string[]): Promise<string> {
  const environment = { ...process.env, HASHI_DATA: data }
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/admin.ts', ...parameters], {
    env: environment,
  })
  return stdout
}
