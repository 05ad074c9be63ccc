import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../postgres.ts'
import { freePort, startProgram } from '../programs.ts'

const databases = ['PGlite', 'PostgreSQL'] as const
export type Database = (typeof databases)[number]

export type StoredSite = {
  origin: string
  pid: number
  /** The folder of its data. */
  data: string
  /** The time from the start until the site is ready, in seconds. */
  seconds: number
}

/** Calls back with a site on PGlite, and with one on PostgreSQL, which were stopped once and started again with their stored content. */
export async function onBothDatabases<Result>(
  options: { seed: string; rest?: number },
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

/** Starts a site on new data, stops it after `rest` ms, and starts it again for use. */
async function withStoredSite<Result>(
  { seed, rest = 0 }: { seed: string; rest?: number },
  environment: Record<string, string>,
  use: (site: StoredSite) => Promise<Result>,
): Promise<Result> {
  const data = await mkdtemp(join(tmpdir(), 'hashi-bench-'))
  const port = String(await freePort())
  const origin = `http://localhost:${port}`
  const start = async () => {
    const startedAt = performance.now()
    const server = await startProgram(['scripts/start.ts'], {
      ...environment,
      HASHI_DATA: data,
      HASHI_SEED: seed,
      PORT: port,
    })
    while (!(await fetch(`${origin}/readyz`)).ok) await wait(20)
    return { ...server, seconds: (performance.now() - startedAt) / 1000 }
  }
  try {
    // The first start builds the site and stores the content.
    const first = await start()
    await wait(rest)
    await first.stop()
    const { pid, seconds, stop } = await start()
    const result = await use({ origin, pid, data, seconds })
    await stop()
    return result
  } finally {
    await rm(data, { recursive: true })
  }
}

const wait = (time: number) => new Promise<void>((resolve) => void setTimeout(resolve, time))
