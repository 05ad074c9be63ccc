import type { Lang } from '#domain/lang.ts'
import type { LinkPicture } from '#src/page/linkPicture.ts'
import { createWorkerTasks } from '../workers/tasks.ts'
import type { Order, Png } from './worker.ts'

/** The maximum number of pictures waiting for the worker. Each takes a few tenths of a second. */
const MOST_WAITING = 30

/** Draws a picture as PNG. Returns null if too many are waiting. */
export type Painter = (picture: LinkPicture, lang: Lang) => Promise<Png | null>

/** Draws pictures one after the other in a worker thread. */
export function createPainter(workerFile: string): Painter {
  const tasks = createWorkerTasks<Order, Png>(workerFile)
  return async (picture, lang) => (tasks.waiting() >= MOST_WAITING ? null : tasks.run({ picture, lang }))
}
