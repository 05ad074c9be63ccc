/** Work that no request waits for: tasks at the start and at intervals. It ends before the store is closed. */

/** `signal` is aborted at the stop. A task that takes long ends early then. Its failure is logged. */
type Task = (signal: AbortSignal) => Promise<unknown>

export type Background = {
  /** Runs tasks one after the other. None begins after the stop. */
  run: (...tasks: Task[]) => Promise<void>
  /** Runs a task at intervals in ms. A round that takes longer delays the next one. */
  every: (interval: number, task: Task) => void
  /** Begins no further task, and resolves when those that run have ended. */
  stop: () => Promise<void>
}

export function createBackground(): Background {
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  const timers: NodeJS.Timeout[] = []

  async function runAll(tasks: Task[]): Promise<void> {
    for (const task of tasks) {
      if (stopping.signal.aborted) return
      try {
        await task(stopping.signal)
      } catch (error) {
        console.error('A task in the background has failed:', error)
      }
    }
  }

  async function run(...tasks: Task[]): Promise<void> {
    const work = runAll(tasks)
    running.add(work)
    await work
    running.delete(work)
  }

  return {
    run,
    every(interval, task) {
      let isRunning = false
      const round = async () => {
        if (isRunning) return
        isRunning = true
        await run(task)
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
