import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import type { Passwords } from '#backend/ports/env.ts'
import { Unavailable } from '#backend/ports/unavailable.ts'

type Capacity = {
  /** The maximum number of concurrent hashes. */
  atOnce: number
  /** The maximum number of waiting hashes for each concurrent one. */
  waiting: number
}

/** Threads of libuv's pool, unless UV_THREADPOOL_SIZE has another number (Node's documentation, "Command-line API"). */
const POOL_SIZE = 4
/** A hash takes about 0.2 s of one core, so the last in the queue waits about four seconds. */
const WAITING = 20
/** The time until a full queue is empty, in seconds. */
const RETRY_AFTER = 5

/**
 * Limits concurrent hashes, which share libuv's threads with files and compression, and the cores with everything. At most half of the
 * threads and cores hash. A bounded number of hashes wait, further ones throw `Unavailable`.
 */
export function queuePasswords(
  passwords: Passwords,
  { atOnce, waiting } = capacityOf(process.env),
): Passwords {
  const limit = pLimit(atOnce)
  function checkRoom(): void {
    if (limit.activeCount + limit.pendingCount >= atOnce * (1 + waiting))
      throw new Unavailable('Too many passwords are waiting to be hashed', { retryAfter: RETRY_AFTER })
  }
  async function queued<T>(task: () => Promise<T>): Promise<T> {
    checkRoom()
    return limit(task)
  }
  return {
    decoy: passwords.decoy,
    checkRoom,
    isOutdated: (hash) => passwords.isOutdated(hash),
    hash: (password) => queued(() => passwords.hash(password)),
    verify: (password, hash) => queued(() => passwords.verify(password, hash)),
  }
}

function capacityOf({ UV_THREADPOOL_SIZE = '' }: NodeJS.ProcessEnv): Capacity {
  const threads = Number(UV_THREADPOOL_SIZE) || POOL_SIZE
  return { atOnce: Math.max(1, Math.floor(Math.min(threads, availableParallelism()) / 2)), waiting: WAITING }
}
