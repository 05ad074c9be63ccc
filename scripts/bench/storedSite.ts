import { setTimeout } from 'node:timers/promises'
import { startPostgres } from '../postgres.ts'
import { seedOf, withData, withServer } from './servers.ts'

export type Database = 'PGlite' | 'PostgreSQL'

export type StoredSite = {
  origin: string
  pid: number
  /** The folder of its data. */
  data: string
  /** The time from the start until the site is ready, in seconds. */
  seconds: number
}

/** `jobs` defaults to the sample content. `rest` is the time of the first start after it is ready, in ms. */
type Options = { jobs?: number; rest?: number }

/** Calls back with a site on PGlite, and with one on PostgreSQL, which were stopped once and started again with their stored content. */
export async function onBothDatabases<Result>(
  options: Options,
  use: (site: StoredSite, database: Database) => Promise<Result[]>,
): Promise<Result[]> {
  const onPGlite = await withStoredSite(options, {}, (site) => use(site, 'PGlite'))
  const postgres = await startPostgres()
  try {
    const environment = { DATABASE_URL: postgres.url }
    return [...onPGlite, ...(await withStoredSite(options, environment, (site) => use(site, 'PostgreSQL')))]
  } finally {
    await postgres.stop()
  }
}

function withStoredSite<Result>(
  { jobs, rest = 0 }: Options,
  environment: Record<string, string>,
  use: (site: StoredSite) => Promise<Result>,
): Promise<Result> {
  return withData(async (data) => {
    const all = { ...environment, HASHI_DATA: data, HASHI_SEED: seedOf(jobs) }
    // The first start builds the site and stores the content.
    await withReadySite(all, () => setTimeout(rest))
    return withReadySite(all, (site) => use({ ...site, data }))
  })
}

async function withReadySite<Result>(
  environment: Record<string, string>,
  use: (site: Omit<StoredSite, 'data'>) => Promise<Result>,
): Promise<Result> {
  const startedAt = performance.now()
  return withServer('scripts/start.ts', environment, async (origin, pid) => {
    while (!(await fetch(`${origin}/readyz`)).ok) await setTimeout(20)
    return use({ origin, pid, seconds: (performance.now() - startedAt) / 1000 })
  })
}
