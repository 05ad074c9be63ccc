import { Worker } from 'node:worker_threads'
import { Unavailable } from '#backend/ports/unavailable.ts'

/** The messages between the main thread and a worker. */
export type Task<Input> = { id: number; input: Input }
/** A failure may have a code, such as that of a database. */
export type Outcome<Output> = { id: number; output: Output } | { id: number; failure: string; code?: unknown }

/** The messages of a worker: outcomes, or that it has ended. */
export type Message<Output> = Outcome<Output> | { ended: string }

export type WorkerTasks<Input, Output> = {
  /** The number of tasks without an outcome. */
  waiting(): number
  /** Moves the `transferred` buffers of the input to the worker. Rejects if the task fails, and with `Unavailable` if the worker ends. */
  run(input: Input, transferred?: ArrayBuffer[]): Promise<Output>
  /** Ends the thread. */
  end(): Promise<void>
}

type Waiting<Output> = { resolve: (output: Output) => void; reject: (error: Error) => void }

/**
 * Runs tasks in a worker thread. The thread starts with the first task, and again if it has ended. `workerFile` calls `handleTasks` with the
 * same types. The process lives until the tasks have ended. A thread that gives no outcome for `patience` ms, while tasks wait, is ended.
 */
export function createWorkerTasks<Input, Output>(
  workerFile: string,
  workerData?: unknown,
  patience?: number,
): WorkerTasks<Input, Output> {
  const waiting = new Map<number, Waiting<Output>>()
  let worker: Worker | null = null
  /** The end of a thread that was stuck. The next one starts after it, as both would write the same files. */
  let ending: Promise<unknown> | null = null
  let watch: NodeJS.Timeout | undefined
  let lastId = 0

  function start(): Worker {
    const started = new Worker(workerFile, { workerData })
    started.on('message', (message: Message<Output>) => {
      if ('ended' in message) endThread(started, message.ended)
      else settle(message)
    })
    // A thread that was given up may still end beside its successor.
    const ended = (reason: string) => worker === started && giveUp(reason)
    started.on('error', (error: unknown) => ended(String(error)))
    started.on('exit', () => ended('it has exited'))
    return started
  }

  function settle(outcome: Outcome<Output>): void {
    const task = waiting.get(outcome.id)
    waiting.delete(outcome.id)
    if (waiting.size === 0) worker?.unref()
    watchWorker()
    if ('output' in outcome) task?.resolve(outcome.output)
    else task?.reject(Object.assign(new Error(outcome.failure), { code: outcome.code }))
  }

  function giveUp(reason: string): void {
    worker = null
    for (const { reject } of waiting.values()) reject(new Unavailable(`The worker has ended: ${reason}`))
    waiting.clear()
    watchWorker()
  }

  function watchWorker(): void {
    clearTimeout(watch)
    if (patience !== undefined && waiting.size > 0)
      watch = setTimeout(() => endThread(worker, `it gave no answer within ${patience} ms`), patience)
  }

  /** Does nothing for a thread that was given up before. */
  function endThread(thread: Worker | null, reason: string): void {
    if (worker !== thread) return
    giveUp(reason)
    if (thread) ending = thread.terminate().finally(() => (ending = null))
  }

  function post(task: Task<Input>, transferred: ArrayBuffer[]): void {
    worker ??= start()
    worker.ref()
    worker.postMessage(task, transferred)
  }

  return {
    waiting: () => waiting.size,
    run(input, transferred = []) {
      const task: Task<Input> = { id: ++lastId, input }
      const outcome = new Promise<Output>((resolve, reject) => {
        waiting.set(task.id, { resolve, reject })
      })
      if (waiting.size === 1) watchWorker()
      if (ending) void ending.then(() => post(task, transferred))
      else post(task, transferred)
      return outcome
    },
    async end() {
      await worker?.terminate()
    },
  }
}
