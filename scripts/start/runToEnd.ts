import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** Runs a program in a child process. Exits if it fails. Forwards SIGINT and SIGTERM to it and then exits. */
export async function runToEnd(...parameters: string[]): Promise<void> {
  const program = spawn(process.execPath, parameters, { stdio: ['ignore', 'inherit', 'inherit'] })
  let received: (typeof SIGNALS)[number] | null = null
  const pass = (signal: (typeof SIGNALS)[number]) => {
    received = signal
    program.kill(signal)
  }
  for (const signal of SIGNALS) process.on(signal, pass)
  const [code]: (number | null)[] = await once(program, 'exit')
  for (const signal of SIGNALS) process.off(signal, pass)
  if (received !== null) process.exit(128 + constants.signals[received])
  if (code !== 0) process.exit(code ?? 1)
}
