/** Starts programs of this repository for tests and measurements. */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

export type Program = {
  pid: number
  /** Returns the output so far. */
  log: () => string
  /** Stops the program and waits for its end. */
  stop: () => Promise<void>
  /** Kills the program in the middle of its work, and waits for its end. */
  kill: () => Promise<void>
}

const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach((program) => program.kill()))

/**
 * Starts a program and waits until it prints its URL. Throws with its output if it ends before. It gets only these variables, so that
 * the user's configuration does not change its behaviour.
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
  const output: string[] = []
  const ended = once(program, 'exit').then(() => running.delete(program))
  await new Promise<void>((resolve, reject) => {
    let isStarting = true
    const listen = (data: Buffer) => {
      output.push(data.toString())
      // The log of a server under load is long, and is not searched again.
      if (!isStarting || !output.join('').includes('http://')) return
      isStarting = false
      resolve()
    }
    program.stdout.on('data', listen)
    program.stderr.on('data', listen)
    void ended.then(() => reject(new Error(`${parameters.join(' ')} has ended:\n${output.join('')}`)))
  })
  const { pid } = program
  if (pid === undefined) throw new Error(`${parameters.join(' ')} has not started`)
  const endWith = async (signal: NodeJS.Signals) => {
    program.kill(signal)
    await ended
  }
  return {
    pid,
    log: () => output.join(''),
    stop: () => endWith('SIGTERM'),
    kill: () => endWith('SIGKILL'),
  }
}

/** Returns a free local port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('The system gave no port')
  return address.port
}
