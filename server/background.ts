/** Work that no request waits for: tasks at the start and at intervals. It ends before the store is closed. */

/** `signal` is aborted at the stop. A task that takes long ends early then. */
type Task = (signal: AbortSignal) => Promise<unknown>

export type Background = {
  /** Runs a task, unless the stop has begun. Its failure is logged with its name, such as “mails”. */
  run: (name: string, task: Task) => Promise<void>
  /** Runs a task at intervals in ms. A round that takes longer delays the next one. */
  every: (interval: number, name: string, task: Task) => void
  /** Begins no further task, and resolves when those that run have ended. */
  stop: () => Promise<void>
}

export function createBackground(): Background {
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  const timers: NodeJS.Timeout[] = []

  async function attempt(name: string, task: Task): Promise<void> {
    try {
      await task(stopping.signal)
    } catch (error) {
      console.error(`Work in the background has failed (${name}):`, error)
    }
  }

  async function run(name: string, task: Task): Promise<void> {
    if (stopping.signal.aborted) return
    const work = attempt(name, task)
    running.add(work)
    await work
    running.delete(work)
  }

  return {
    run,
    every(interval, name, task) {
      let isRunning = false
      const round = async () => {
        if (isRunning) return
        isRunning = true
        await run(name, task)
        isRunning = false
      }
      timers.push(setInterval(() => void round(), interval).unref())
    },
    async stop() {
      stopping.abort()
      for (const timer of timers) clearInterval(timer)
      await Promise.all(running)
    },
  }
}
