/** Programs of this repository that serve beside a test or a measurement. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'

const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach((program) => program.kill()))

/**
 * Starts a program and waits until it says the address where it runs; throws when it ends before. It sees only these
 * variables, so that nobody's own configuration changes what it does. What it says of errors is shown.
 */
export async function startProgram(
  parameters: string[],
  environment: Record<string, string>,
): Promise<ChildProcess> {
  const program = spawn(process.execPath, parameters, {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(program)
  program.once('exit', () => running.delete(program))
  for await (const line of createInterface({ input: program.stdout })) {
    if (!line.includes('http://')) continue
    program.stdout.resume()
    return program
  }
  throw new Error(`${parameters.join(' ')} did not start`)
}

/** Ends a program and waits for it. */
export async function stopProgram(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const ended = once(program, 'exit')
  program.kill()
  await ended
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
