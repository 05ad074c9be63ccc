import { Unavailable } from '#backend/ports/unavailable.ts'
import type { WorkerTasks } from './tasks.ts'

/** The pause in ms after a worker has ended. It doubles with each further end without an outcome. */
const FIRST_PAUSE = 1_000
const LONGEST_PAUSE = 4_000

/**
 * Refuses tasks at once for a while after their worker has ended. Otherwise each task would start a worker that ends again, as on a full
 * disk. The first task after the pause tries a start.
 */
export function pauseAfterEnd<Input, Output>(tasks: WorkerTasks<Input, Output>): WorkerTasks<Input, Output> {
  let pause = 0
  let until = 0
  let end = new Unavailable('')

  function ended(reason: Unavailable): void {
    // All tasks that waited for the worker report the same end.
    if (performance.now() < until) return
    end = reason
    pause = pause === 0 ? FIRST_PAUSE : Math.min(pause * 2, LONGEST_PAUSE)
    until = performance.now() + pause
  }

  return {
    ...tasks,
    async run(...task) {
      const left = until - performance.now()
      if (left > 0) throw new Unavailable(end.message, { retryAfter: Math.ceil(left / 1000), cause: end })
      try {
        const output = await tasks.run(...task)
        pause = 0
        return output
      } catch (error) {
        if (error instanceof Unavailable) ended(error)
        else pause = 0
        throw error
      }
    },
  }
}
