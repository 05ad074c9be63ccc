import { Worker } from 'node:worker_threads'

/** The messages between the main thread and a worker. */
export type Task<Input> = { id: number; input: Input }
/** A failure may have a code, such as that of a database. */
export type Outcome<Output> = { id: number; output: Output } | { id: number; failure: string; code?: unknown }

export type WorkerTasks<Input, Output> = {
  /** The number of tasks without an outcome. */
  waiting(): number
  /** Moves the `transferred` buffers of the input to the worker. Rejects if the task fails, or the worker ends. */
  run(input: Input, transferred?: ArrayBuffer[]): Promise<Output>
  /** Ends the thread. */
  end(): Promise<void>
}

type Waiting<Output> = { resolve: (output: Output) => void; reject: (error: Error) => void }

/**
 * Runs tasks in a worker thread. The thread starts with the first task, and again if it has ended. `workerFile` calls `handleTasks` with the
 * same types. The process lives until the tasks have ended.
 */
export function createWorkerTasks<Input, Output>(
  workerFile: string,
  workerData?: unknown,
): WorkerTasks<Input, Output> {
  const waiting = new Map<number, Waiting<Output>>()
  let worker: Worker | null = null
  let lastId = 0

  function start(): Worker {
    const started = new Worker(workerFile, { workerData })
    started.on('message', settle)
    started.on('error', (error: unknown) => giveUp(String(error)))
    started.on('exit', () => worker === started && giveUp('it has exited'))
    return started
  }

  function settle(outcome: Outcome<Output>): void {
    const task = waiting.get(outcome.id)
    waiting.delete(outcome.id)
    if (waiting.size === 0) worker?.unref()
    if ('output' in outcome) task?.resolve(outcome.output)
    else task?.reject(Object.assign(new Error(outcome.failure), { code: outcome.code }))
  }

  function giveUp(reason: string): void {
    worker = null
    for (const { reject } of waiting.values()) reject(new Error(`The worker has ended: ${reason}`))
    waiting.clear()
  }

  return {
    waiting: () => waiting.size,
    run(input, transferred = []) {
      worker ??= start()
      const task: Task<Input> = { id: ++lastId, input }
      const outcome = new Promise<Output>((resolve, reject) => {
        waiting.set(task.id, { resolve, reject })
      })
      worker.ref()
      worker.postMessage(task, transferred)
      return outcome
    },
    async end() {
      await worker?.terminate()
    },
  }
}
