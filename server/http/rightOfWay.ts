import { setTimeout } from 'node:timers/promises'

/** The longest time that work in the background waits for requests at a time, in ms, so that it ends even if requests never do. */
const PATIENCE = 50

/** Requests have the right of way before long work in the background, such as an import. */
export function createRightOfWay() {
  let running = 0
  return {
    /** Handles a request. */
    handle: async <T>(work: () => Promise<T>): Promise<T> => {
      running += 1
      try {
        return await work()
      } finally {
        running -= 1
      }
    },
    /** Resolves when no request is being handled. Long work calls it between its parts. */
    giveWay: async (): Promise<void> => {
      const until = performance.now() + PATIENCE
      const isFree = () => running === 0 || performance.now() >= until
      do await setTimeout(1)
      while (!isFree())
    },
  }
}
