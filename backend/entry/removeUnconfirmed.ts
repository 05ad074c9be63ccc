import { UNCONFIRMED_ENTRY_AGE, UNCONFIRMED_ENTRY_DAYS } from '#domain/retention.ts'
import { recordEvent } from '../events/record.ts'
import type { Env } from '../ports/env.ts'

/** The maximum number of entries that one clean-up removes. At some ms each they end before the next clean-up. */
const AT_ONCE = 5_000

/** Returns the numbers of the people whom the next removal erases. */
export async function unconfirmedIds({ store, clock }: Env): Promise<number[]> {
  const now = clock()
  return store.applicants.unconfirmed({
    createdBefore: new Date(now.getTime() - UNCONFIRMED_ENTRY_AGE).toISOString(),
    now: now.toISOString(),
    limit: AT_ONCE,
  })
}

/**
 * Removes unconfirmed entries with all their data, one person at a time. An entry with a valid link stays. Calls in between are answered.
 * Returns the number of people.
 */
export async function removeUnconfirmed(env: Env): Promise<number> {
  const ids = await unconfirmedIds(env)
  let removed = 0
  try {
    for (const id of ids) {
      if (await removeEntry(env, id)) removed++
      await nextTask()
    }
  } finally {
    if (removed > 0)
      console.warn(
        `Entries that were not confirmed within ${UNCONFIRMED_ENTRY_DAYS} days, removed: ${removed}`,
      )
  }
  return removed
}

/** As `removeUnconfirmed`, without a line in the log: hosts for tests call it often. */
export async function eraseUnconfirmed(env: Env): Promise<void> {
  for (const id of await unconfirmedIds(env)) await removeEntry(env, id)
}

/** Returns false if the person has been activated meanwhile. */
async function removeEntry(env: Env, id: number): Promise<boolean> {
  return env.store.transaction(async (store) => {
    if (!(await store.applicants.removeUnconfirmed(id))) return false
    await store.mails.removeOf(id)
    await recordEvent(store, env, 'person-removed', { personId: id })
    return true
  })
}

/** Lets the program handle pending requests. */
const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve))
