import { removeUnconfirmed } from './entry/removeUnconfirmed.ts'
import { removeOldEvents } from './events/record.ts'
import type { Env } from './ports/env.ts'
import { reasonOf } from './requestLog.ts'
import { removeExpired } from './session/session.ts'

/**
 * Removes expired rows, unconfirmed entries, old events and old records of mails. Hosts call it at their start and then regularly. Failures are
 * logged, never thrown. `signal` ends it after the running task.
 */
export async function cleanUp(env: Env, signal?: AbortSignal): Promise<void> {
  for (const task of [removeExpired, removeUnconfirmed, removeOldEvents]) {
    if (signal?.aborted) return
    try {
      await task(env)
    } catch (error) {
      console.error('The clean-up has failed:', reasonOf(error))
    }
  }
}
