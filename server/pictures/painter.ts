import { Worker } from 'node:worker_threads'
import type { Lang } from '#domain/lang.ts'
import type { LinkPicture } from '#src/page/linkPicture.ts'
import type { Delivery, Order } from './worker.ts'

/** The maximum number of pictures waiting for the worker. Each takes a few tenths of a second. */
const MOST_WAITING = 30

type Waiting = { resolve: (png: Uint8Array<ArrayBuffer>) => void; reject: (error: Error) => void }

/** Draws a picture as PNG. Returns null if too many are waiting. */
export type Painter = (picture: LinkPicture, lang: Lang) => Promise<Uint8Array<ArrayBuffer> | null>

/** Draws pictures one after the other in a worker thread. The thread is started now and restarted if it has ended. */
export function createPainter(workerFile: string): Painter {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = start()
  let lastId = 0

  function start(): Worker {
    const started = new Worker(workerFile)
    // The worker must not keep the process alive.
    started.unref()
    started.on('message', settle)
    started.on('error', (error: unknown) => giveUp(String(error)))
    return started
  }

  function settle(delivery: Delivery): void {
    const order = waiting.get(delivery.id)
    waiting.delete(delivery.id)
    if ('png' in delivery) order?.resolve(delivery.png)
    else order?.reject(new Error(`The picture could not be drawn: ${delivery.failure}`))
  }

  function giveUp(reason: string): void {
    worker = null
    for (const { reject } of waiting.values()) reject(new Error(`Pictures cannot be drawn: ${reason}`))
    waiting.clear()
  }

  return (picture, lang) => {
    if (waiting.size >= MOST_WAITING) return Promise.resolve(null)
    worker ??= start()
    const order: Order = { id: ++lastId, picture, lang }
    const drawn = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
      waiting.set(order.id, { resolve, reject })
    })
    worker.postMessage(order)
    return drawn
  }
}
