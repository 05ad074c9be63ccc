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
 * `onRemoved` is called after each person.
 */
export async function eraseUnconfirmed(env: Env, onRemoved?: () => void): Promise<void> {
  for (const id of await unconfirmedIds(env)) {
    if (await removeEntry(env, id)) onRemoved?.()
    await nextTask()
  }
}

/** Removes unconfirmed entries, and logs the number of people, also if the removal fails on its way. Returns the number. */
export async function removeUnconfirmed(env: Env): Promise<number> {
  let removed = 0
  try {
    await eraseUnconfirmed(env, () => void removed++)
  } finally {
    if (removed > 0)
      console.warn(
        `Entries that were not confirmed within ${UNCONFIRMED_ENTRY_DAYS} days, removed: ${removed}`,
      )
  }
  return removed
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
