import { CLOCK_SKEW } from '#domain/limits.ts'
import type { AttemptWindow } from './ports/attempts.ts'
import type { Env, Limit } from './ports/env.ts'
import type { Store } from './ports/store.ts'
import { ProblemError } from './problem.ts'

/** How long a refusal is repeated without a call of the store, in ms. */
const REPEATED_FOR = 1_000
/** The maximum number of keys with cached refusals; a flood of keys empties the cache. */
const KNOWN_KEYS = 10_000

type Refusal = { at: number; seconds: number }
const refusals = new WeakMap<Store, Map<string, Refusal>>()

/**
 * Counts an attempt under a key and returns 0. If the limit is reached, returns the whole seconds to wait and does not count the attempt.
 * The window slides: at any moment at most `limit.count` attempts lie within the last `limit.within` ms. Concurrent attempts are counted
 * exactly. A refusal is repeated for a second, so that a flood of refused attempts costs the store one call a second.
 */
export async function countAttempt(
  { store, clock }: Env,
  key: string,
  limit: Limit,
  at = clock(),
): Promise<number> {
  const known = refusalsOf(store)
  const refusal = known.get(key)
  if (refusal && at.getTime() >= refusal.at && at.getTime() < refusal.at + REPEATED_FOR)
    return refusal.seconds
  const seconds = await countInStore(store, key, limit, at)
  if (seconds > 0) known.set(key, { at: at.getTime(), seconds })
  else known.delete(key)
  return seconds
}

/** Counts an attempt like `countAttempt`, and throws 429 with `Retry-After` if the limit is reached. */
export async function requireAttempt(env: Env, key: string, limit: Limit): Promise<void> {
  const seconds = await countAttempt(env, key, limit)
  if (seconds > 0) env.security({ event: 'limit-reached', limit: key.split(':', 1).join('') })
  if (seconds > 0) throw new ProblemError(429, { headers: { 'Retry-After': String(seconds) } })
}

/** Forgets that attempts under a key were refused, because some of them are removed. */
export function forgetRefusal(store: Store, key: string): void {
  refusalsOf(store).delete(key)
}

function refusalsOf(store: Store): Map<string, Refusal> {
  const known = refusals.get(store)
  if (known && known.size < KNOWN_KEYS) return known
  const fresh = new Map<string, Refusal>()
  refusals.set(store, fresh)
  return fresh
}

async function countInStore(store: Store, key: string, limit: Limit, at: Date): Promise<number> {
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
