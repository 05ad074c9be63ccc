import { UNCONFIRMED_ENTRY_AGE, UNCONFIRMED_ENTRY_DAYS } from '#domain/retention.ts'
import { keepFiles, releaseFiles, removeFiles } from '../files/keptFiles.ts'
import type { Env } from '../ports/env.ts'
import { fileFields } from '../ports/people.ts'

/** The maximum number of entries that one clean-up removes. At some ms each they end before the next clean-up. */
const AT_ONCE = 5_000

/**
 * Removes entries that nobody has confirmed, with everything that belongs to them, one person at a time. An entry with a valid link stays.
 * Calls in between are answered.
 */
export async function removeUnconfirmed(env: Env): Promise<void> {
  const now = env.clock()
  const ids = await env.store.applicants.unconfirmed({
    createdBefore: new Date(now.getTime() - UNCONFIRMED_ENTRY_AGE).toISOString(),
    now: now.toISOString(),
    limit: AT_ONCE,
  })
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
}

/** Returns false if the person has been activated meanwhile. The files follow the rows; if the process is killed, the clean-up removes them. */
async function removeEntry(env: Env, id: number): Promise<boolean> {
  let released: string[] = []
  try {
    const isRemoved = await env.store.transaction(async (store) => {
      const profile = await store.profiles.find(id)
      if (!(await store.applicants.removeUnconfirmed(id))) return false
      await store.mails.removeOf(id)
      released = fileFields.flatMap((field) => profile?.[field]?.key ?? [])
      await releaseFiles(env, released)
      return true
    })
    if (isRemoved) await removeFiles(env, released)
    return isRemoved
  } catch (error) {
    await keepFiles(env, released)
    throw error
  }
}

/** Lets the program handle what has arrived. */
const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve))
