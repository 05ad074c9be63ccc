import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startProgram } from '../../../scripts/programs.ts'
import { ORIGIN } from '../../e2e/support/site.ts'
import { shortLived } from '../../support/preparedData.ts'

/** An instance of the site of a version. */
export type Instance = {
  url: string
  data: string
  /** Stops it and starts another version in its place. */
  replaceBy: (build: string) => Promise<void>
  stop: () => Promise<void>
}

/** Starts an instance of a build with a data folder of its own. */
export async function startInstance(build: string, environment: Record<string, string>): Promise<Instance> {
  const data = await mkdtemp(join(tmpdir(), 'hashi-instance-'))
  const port = await freePort()
  const run = (version: string) =>
    startProgram([...shortLived, join(version, 'server/main.js')], {
      NODE_ENV: 'production',
      PORT: String(port),
      HASHI_ORIGIN: ORIGIN,
      HASHI_SAMPLE: 'on',
      HASHI_DATA: data,
      HASHI_TRUST_PROXY: 'true',
      // Balancers need some time to see that an instance is not ready.
      HASHI_STOP_DELAY: '1',
      ...environment,
    })
  let server = await run(build)
  return {
    url: `http://localhost:${port}`,
    data,
    replaceBy: async (version) => {
      await server.stop()
      server = await run(version)
    },
    stop: async () => {
      await server.stop()
      await rm(data, { recursive: true })
    },
  }
}
