/** The built command line with a data folder of its own. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from '../../../scripts/build.ts'
import { freePort, startProgram } from '../../../scripts/programs.ts'
import { type AdminProgram, adminProgram } from '../../support/adminProgram.ts'
import { addData, shortLived } from '../../support/preparedData.ts'

export { items } from '../../support/adminProgram.ts'

export type Admin = AdminProgram & {
  /** The folder of the build. */
  build: string
  /** The data folder, of this command line alone. */
  folder: string
  /** The origin of the running server; '' without one. */
  url: string
  /** Stops the server. */
  stopServer: () => Promise<void>
  /** Stops the server and removes the data. */
  stop: () => Promise<void>
}

type Options = { server?: boolean; environment?: Record<string, string> }

/** Prepares the command line for a new folder, by default with a running server that has the sample. */
export async function createAdmin({
  server: isServed = true,
  environment = {},
}: Options = {}): Promise<Admin> {
  const build = await buildSite()
  const folder = await mkdtemp(join(tmpdir(), 'hashi-admin-'))
  if (isServed) await addData(folder, environment)
  const port = String(await freePort())
  const server = isServed
    ? await startProgram([...shortLived, join(build, 'server/main.js')], {
        ...environment,
        PORT: port,
        HASHI_DATA: folder,
      })
    : null
  return {
    ...adminProgram(build, { HASHI_DATA: folder }),
    build,
    folder,
    url: server ? `http://localhost:${port}` : '',
    async stopServer() {
      await server?.stop()
    },
    async stop() {
      await server?.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
