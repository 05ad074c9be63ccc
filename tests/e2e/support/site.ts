import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** The public origin of the sites under test. It is not where they listen, so that no address comes from the Host header. */
export const ORIGIN = 'http://hashi.test'

export type Site = {
  url: string
  /** Ends the server and starts it again on the same port and data. */
  restart: () => Promise<void>
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
  let program = await run()
  return {
    url: `http://localhost:${port}`,
    restart: async () => {
      await stopProgram(program)
      program = await run()
    },
    stop: async () => {
      await stopProgram(program)
      await rm(data, { recursive: true })
    },
  }
}

/** Starts a program of this repository and waits until it says where it runs. Throws with what it says when it ends before. */
export async function startProgram(
  parameters: string[],
  environment: Record<string, string>,
): Promise<ChildProcess> {
  const program = spawn(process.execPath, parameters, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  program.stderr.on('data', (data) => said.push(String(data)))
  for await (const line of createInterface({ input: program.stdout })) {
    said.push(line)
    if (line.includes('http://')) {
      program.stdout.resume()
      return program
    }
  }
  throw new Error(`${parameters.join(' ')} did not start:\n${said.join('\n')}`)
}

/** Ends a program and waits for it. */
export async function stopProgram(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const ended = once(program, 'exit')
  program.kill()
  await ended
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
