/** Runs a script of `package.json` like a person would, in its own process group. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type NpmRun = {
  /** Returns all output so far. */
  output: () => string
  /** Waits until the output matches; throws with the output if the script ends before. */
  waitFor: (pattern: RegExp) => Promise<void>
  /** Sends a signal to npm alone, like a supervisor. */
  signal: (name: 'SIGTERM' | 'SIGINT') => void
  /** Resolves once npm has ended. */
  ended: Promise<unknown>
  /**
   * Resolves to the exit code once npm has ended and its output is closed; null if a signal ended it. A left-over process keeps the
   * output open.
   */
  closed: Promise<number | null>
  /** Returns whether a process that the script has started is still running. */
  leavesProcess: () => boolean
  /** Ends all left-over processes. */
  clear: () => void
}

export function npmRun(script: string, environment: Record<string, string>, ...parameters: string[]): NpmRun {
  const npm = spawn('npm', ['run', '--silent', script, ...parameters], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let text = ''
  const listeners = new Set<() => void>()
  const listen = (data: Buffer) => {
    text += data.toString()
    for (const listener of listeners) listener()
  }
  npm.stdout.on('data', listen)
  npm.stderr.on('data', listen)
  const ended = once(npm, 'exit')
  const closed = once(npm, 'close').then(([code]: (number | null)[]) => code ?? null)

  function waitFor(pattern: RegExp): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (pattern.test(text)) resolve()
      }
      listeners.add(look)
      void ended.then(() => reject(new Error(`npm run ${script} has ended:\n${text}`)))
      look()
    })
  }

  return {
    output: () => text,
    waitFor,
    signal: (name) => npm.kill(name),
    ended,
    closed,
    leavesProcess: () => signalGroup(npm.pid, 0),
    clear: () => void signalGroup(npm.pid, 'SIGKILL'),
  }
}

/** Signals the process group of this leader; returns false if it has no member. */
function signalGroup(leader: number | undefined, signal: 'SIGKILL' | 0): boolean {
  if (leader === undefined) return false
  try {
    return process.kill(-leader, signal)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false
    throw error
  }
}
