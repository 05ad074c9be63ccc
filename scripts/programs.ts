/** Programs of this repository that serve beside a test or a measurement. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

export type Program = {
  /** What the program has said until now. */
  log: () => string
  /** Ends the program and waits for it. */
  stop: () => Promise<void>
}

const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach((program) => program.kill()))

/**
 * Starts a program and waits until it says the address where it runs; throws with what it has said when it ends before. It
 * sees only these variables, so that nobody's own configuration changes what it does.
 */
export async function startProgram(
  parameters: string[],
  environment: Record<string, string>,
): Promise<Program> {
  const program = spawn(process.execPath, parameters, {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(program)
  const said: string[] = []
  const ended = once(program, 'exit').then(() => running.delete(program))
  await new Promise<void>((resolve, reject) => {
    const listen = (data: Buffer) => {
      said.push(data.toString())
      if (said.join('').includes('http://')) resolve()
    }
    program.stdout.on('data', listen)
    program.stderr.on('data', listen)
    void ended.then(() => reject(new Error(`${parameters.join(' ')} has ended:\n${said.join('')}`)))
  })
  return {
    log: () => said.join(''),
    stop: async () => {
      program.kill()
      await ended
    },
  }
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('The system gave no port')
  return address.port
}
