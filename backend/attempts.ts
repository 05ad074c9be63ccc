import type { Env, Limit } from './ports/env.ts'

/** How many seconds to wait until the attempts under a key are below the limit again; 0 while they are. */
export async function retryAfter({ store, clock }: Env, key: string, limit: Limit): Promise<number> {
  const now = clock().getTime()
  const times = await store.attempts.since(key, new Date(now - limit.within).toISOString())
  const oldestThatCounts = times.at(-limit.count)
  if (!oldestThatCounts) return 0
  return Math.max(1, Math.ceil((Date.parse(oldestThatCounts) + limit.within - now) / 1000))
}
