import { parentPort } from 'node:worker_threads'
import type { Outcome, Task } from './tasks.ts'

/** Handles the tasks of this worker thread (`tasks.ts`). `buffersOf` returns the buffers of an output, which move instead of being copied. */
export function handleTasks<Input, Output>(
  handle: (input: Input) => Promise<Output>,
  buffersOf: (output: Output) => ArrayBuffer[],
): void {
  const deliver = (outcome: Outcome<Output>, buffers: ArrayBuffer[] = []) =>
    parentPort?.postMessage(outcome, buffers)
  parentPort?.on('message', ({ id, input }: Task<Input>) => {
    handle(input).then(
      (output) => deliver({ id, output }, buffersOf(output)),
      (error: unknown) => deliver({ id, ...failureOf(error) }),
    )
  })
}

const failureOf = (error: unknown) => ({
  failure: error instanceof Error ? error.message : String(error),
  code: error instanceof Error && 'code' in error ? error.code : undefined,
})
