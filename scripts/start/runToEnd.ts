import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** Runs a program in a process of its own. Ends this one with it where it fails; a signal that asks this process to end ends both. */
export async function runToEnd(...parameters: string[]): Promise<void> {
  const program = spawn(process.execPath, parameters, { stdio: ['ignore', 'inherit', 'inherit'] })
  let asked: (typeof SIGNALS)[number] | null = null
  const pass = (signal: (typeof SIGNALS)[number]) => {
    asked = signal
    program.kill(signal)
  }
  for (const signal of SIGNALS) process.on(signal, pass)
  const [code]: (number | null)[] = await once(program, 'exit')
  for (const signal of SIGNALS) process.off(signal, pass)
  if (asked !== null) process.exit(128 + constants.signals[asked])
  if (code !== 0) process.exit(code ?? 1)
}
