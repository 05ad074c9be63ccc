import { ROUTE_PRELOADS } from '#domain/limits.ts'

type Connection = { saveData?: boolean; effectiveType?: string }

declare global {
  interface Navigator {
    /** Network Information API; not in every browser. */
    readonly connection?: Connection
  }
}

/** Returns false if prefetching would cost the person too much: offline, data saver or 2G (spec §9). */
export function mayPrefetch({ onLine, connection }: { onLine: boolean; connection?: Connection }): boolean {
  return onLine && !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

/** Runs each job once, at most four at a time (spec §9). Ignores failures. */
export function createPrefetchQueue() {
  const known = new Set<string>()
  const waiting: (() => Promise<unknown>)[] = []
  let running = 0

  async function run(work: () => Promise<unknown>): Promise<void> {
    running++
    await Promise.allSettled([work()])
    running--
    next()
  }

  function next(): void {
    const work = running < ROUTE_PRELOADS ? waiting.shift() : undefined
    if (work) void run(work)
  }

  return {
    has: (key: string) => known.has(key),
    add(key: string, work: () => Promise<unknown>): void {
      if (known.has(key)) return
      known.add(key)
      waiting.push(work)
      next()
    },
  }
}
