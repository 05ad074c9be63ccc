import { parentPort } from 'node:worker_threads'
import type { Message, Outcome, Task } from './tasks.ts'

/** Handles the tasks of this worker thread (`tasks.ts`). `buffersOf` returns the buffers of an output, which move instead of being copied. */
export function handleTasks<Input, Output>(
  handle: (input: Input) => Promise<Output>,
  buffersOf: (output: Output) => ArrayBuffer[],
): void {
  const deliver = (outcome: Outcome<Output>, buffers: ArrayBuffer[] = []) => post(outcome, buffers)
  parentPort?.on('message', ({ id, input }: Task<Input>) => {
    handle(input).then(
      (output) => deliver({ id, output }, buffersOf(output)),
      (error: unknown) => deliver({ id, ...failureOf(error) }),
    )
  })
}

/**
 * Has this thread ended by the main thread, with its tasks, and waits for that. Work that never ends may call this: an endless loop of
 * WebAssembly could not be ended, and would keep the whole process from its stop.
 */
export function giveUpThread(reason: string): void {
  post({ ended: reason })
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}

const post = (message: Message<unknown>, buffers: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, buffers)

const failureOf = (error: unknown) => ({
  failure: error instanceof Error ? error.message : String(error),
  code: error instanceof Error && 'code' in error ? error.code : undefined,
})
