import { CLOCK_SKEW } from '#domain/limits.ts'
import type { Env, Limit } from './ports/env.ts'
import type { AttemptWindow } from './ports/store.ts'

/**
 * Counts an attempt under a key and returns 0. If the limit is reached, returns the whole seconds to wait and does not count the attempt.
 * The window slides: at any moment at most `limit.count` attempts lie within the last `limit.within` ms. Concurrent attempts are counted
 * exactly.
 */
export async function countAttempt(
  { store, clock }: Env,
  key: string,
  limit: Limit,
  at = clock(),
): Promise<number> {
  const window = windowOf(limit, at)
  if (await store.attempts.count(key, window)) return 0
  const times = await store.attempts.times(key)
  const inWindow = times.filter((time) => time > window.since && time <= window.until)
  const nextToLeave = inWindow.at(-limit.count)
  // The attempts may have been cleared since they were counted.
  if (!nextToLeave) return 1
  return Math.max(1, Math.ceil((Date.parse(nextToLeave) + limit.within - at.getTime()) / 1000))
}

function windowOf({ count, within }: Limit, at: Date): AttemptWindow {
  const iso = (offset: number) => new Date(at.getTime() + offset).toISOString()
  return {
    now: iso(0),
    since: iso(-within),
    until: iso(CLOCK_SKEW),
    most: count,
    expiresAt: iso(within + CLOCK_SKEW),
  }
}
