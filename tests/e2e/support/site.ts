import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Store } from '#backend/ports/store.ts'
import { openStore } from '#server/store/index.ts'
import { freePort, startProgram } from '../../../scripts/programs.ts'
import { addData, shortLived } from '../../support/preparedData.ts'

/** The public origin of the sites under test. The servers listen elsewhere, so that no address is derived from the Host header. */
export const ORIGIN = 'http://hashi.test'

export type Site = {
  url: string
  /** The data folder. */
  data: string
  /** The folder of its mails. */
  mails: string
  /** Restarts the server on the same port and data. */
  restart: () => Promise<void>
  /** Kills the server in the middle of its work, and starts another one on the same port and data. */
  crash: () => Promise<void>
  /** Changes the data, with the server stopped meanwhile: a folder is for one process at a time. Returns the result of the change. */
  change: <Result>(change: (store: Store) => Promise<Result>) => Promise<Result>
  /** Returns the server's output so far. */
  log: () => string
  /** Stops the server and removes its data. */
  stop: () => Promise<void>
}

/** Starts the production site with its own data; builds it if necessary. `flags`: those of Node. */
export async function startSite(
  environment: Record<string, string> = {},
  flags: readonly string[] = shortLived,
): Promise<Site> {
  const data = await mkdtemp(join(tmpdir(), 'hashi-e2e-'))
  await addData(data, environment)
  const port = await freePort()
  const run = () =>
    startProgram([...flags, 'scripts/start.ts'], {
      PORT: String(port),
      HASHI_ORIGIN: ORIGIN,
      HASHI_SAMPLE: 'on',
      HASHI_DATA: data,
      ...environment,
    })
  const removeData = () => rm(data, { recursive: true })
  let server = await run().catch(async (error: unknown) => {
    await removeData()
    throw error
  })
  return {
    url: `http://localhost:${port}`,
    data,
    mails: join(data, 'mail'),
    log: () => server.log(),
    restart: async () => {
      await server.stop()
      server = await run()
    },
    crash: async () => {
      await server.kill()
      server = await run()
    },
    change: async (change) => {
      await server.stop()
      const store = await openStore({ dataFolder: data })
      try {
        return await change(store)
      } finally {
        await store.close()
        server = await run()
      }
    },
    stop: async () => {
      await server.stop()
      await removeData()
    },
  }
}
