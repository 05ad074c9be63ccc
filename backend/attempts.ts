import type { Env, Limit } from './ports/env.ts'
import type { AttemptTable } from './ports/store.ts'

/**
 * Counts an attempt under a key and answers 0; where the limit is reached it is not counted, and the answer is how many
 * seconds to wait. Looking and counting are one step, so that attempts at the same time do not all pass.
 */
export async function countAttempt({ store, clock }: Env, key: string, limit: Limit): Promise<number> {
  return store.transaction(async ({ attempts }) => {
    const now = clock()
    const seconds = await secondsToWait(attempts, key, limit, now)
    if (seconds === 0) await attempts.insert(key, now.toISOString())
    return seconds
  })
}

async function secondsToWait(attempts: AttemptTable, key: string, limit: Limit, now: Date): Promise<number> {
  const times = await attempts.since(key, new Date(now.getTime() - limit.within).toISOString())
  const oldestThatCounts = times.at(-limit.count)
  if (!oldestThatCounts) return 0
  return Math.max(1, Math.ceil((Date.parse(oldestThatCounts) + limit.within - now.getTime()) / 1000))
}
