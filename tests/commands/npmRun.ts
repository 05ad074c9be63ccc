/** Runs a script of `package.json` as a person does, in a process group of its own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type NpmRun = {
  /** All that was written to the terminal until now. */
  output: () => string
  /** Waits until the output matches; throws with the output where the script ends before. */
  waitFor: (pattern: RegExp) => Promise<void>
  /** Sends a signal to npm alone, as a supervisor does. */
  signal: (name: 'SIGTERM' | 'SIGINT') => void
  /** Fulfilled once npm has ended. */
  ended: Promise<unknown>
  /** The exit code once npm has ended and nothing more can be written; null where a signal ended it. A process that is left writes on. */
  closed: Promise<number | null>
  /** Whether a process that the script has started still runs. */
  leavesProcess: () => boolean
  /** Ends everything that is left. */
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

/** Whether the group that this process leads has a member that could take the signal. */
function signalGroup(leader: number | undefined, signal: 'SIGKILL' | 0): boolean {
  if (leader === undefined) return false
  try {
    return process.kill(-leader, signal)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false
    throw error
  }
}
