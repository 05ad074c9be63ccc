import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The public origin of the sites under test. It is not where they listen, so that no address comes from the Host header. */
export const ORIGIN = 'http://hashi.test'

export type Site = {
  url: string
  /** Ends the server and starts it again on the same port and data. */
  restart: () => Promise<void>
  /** What the server has said until now. */
  log: () => string
  /** Ends the server and removes its data. */
  stop: () => Promise<void>
}

/** Starts the production site, built if need be, with data of its own. */
export async function startSite(environment: Record<string, string> = {}): Promise<Site> {
  const data = await mkdtemp(join(tmpdir(), 'hashi-e2e-'))
  const port = await freePort()
  const run = () =>
    startProgram(['scripts/start.ts'], {
      PORT: String(port),
      HASHI_ORIGIN: ORIGIN,
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
    log: () => server.log(),
    restart: async () => {
      await server.stop()
      server = await run()
    },
    stop: async () => {
      await server.stop()
      await removeData()
    },
  }
}

export type Program = {
  log: () => string
  /** Ends the program and waits for it. */
  stop: () => Promise<void>
}

/** Starts a program of this repository and waits until it says where it runs. Throws with what it says when it ends before. */
export async function startProgram(
  parameters: string[],
  environment: Record<string, string>,
): Promise<Program> {
  const program = spawn(process.execPath, parameters, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  const ended = once(program, 'exit')
  const started = new Promise<void>((resolve, reject) => {
    const listen = (data: Buffer) => {
      said.push(data.toString())
      if (said.join('').includes('http://')) resolve()
    }
    program.stdout.on('data', listen)
    program.stderr.on('data', listen)
    void ended.then(() => reject(new Error(`${parameters.join(' ')} has ended:\n${said.join('')}`)))
  })
  await started
  return {
    log: () => said.join(''),
    stop: async () => {
      program.kill()
      await ended
    },
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('The system gave no port')
  return address.port
}
