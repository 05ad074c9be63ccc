import type { StripMetadata } from '#backend/ports/env.ts'
import { Unavailable } from '#backend/ports/unavailable.ts'
import { createWorkerTasks } from '../workers/tasks.ts'
import type { Photo } from './worker.ts'

/** The maximum number of photos waiting for the worker, 25 MB at most. Each takes a millisecond, or 0.2 s if it was made to be slow. */
const MOST_WAITING = 50

/** Removes the metadata of photos one after the other in a worker thread. Throws `Unavailable` if too many are waiting. */
export function createStripper(workerFile: string): StripMetadata {
  const tasks = createWorkerTasks<Photo, Uint8Array<ArrayBuffer>>(workerFile)
  return async (type, bytes) => {
    if (tasks.waiting() >= MOST_WAITING) throw new Unavailable('Too many photos are waiting')
    return tasks.run({ type, bytes }, [bytes.buffer])
  }
}
