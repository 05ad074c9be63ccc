/** The saved jobs of the account, kept in step with those of this browser while somebody is logged in. */
import type { Lang } from '#domain/lang.ts'
import { interestedJobs, storeInterestedJobs } from '#src/api/interestedJobs.ts'
import { stored } from '#src/lib/stored.ts'
import { isSameList, mergeFavorites } from './mergeFavorites.ts'
import { favorites, replaceFavorites } from './messageStore.ts'
import { readIds } from './readIds.ts'

/** The list at which browser and account were equal the last time; empty before the first login. */
const base = stored('localStorage', 'message.account', readIds, [])

let last: Promise<void> = Promise.resolve()
/** The exchange that has not read the list of this browser yet, so that it will see every change made until then. */
let joining: Promise<void> | null = null

/** Returns whether this browser has changes that the account does not have yet. */
export const hasUnsavedFavorites = (): boolean => !isSameList(favorites(), base.get())

/**
 * Brings browser and account in step. One exchange runs at a time. Rejects with the error of the call that failed; the changes then wait
 * for the next exchange.
 */
export function syncFavorites(lang: Lang): Promise<void> {
  if (joining) return joining
  joining = last.then(
    () => exchange(lang),
    () => exchange(lang),
  )
  last = joining
  return joining
}

/** Forgets what belongs to the account, as after a logout. What it has not got yet stays in this browser. */
export function forgetAccountFavorites(): void {
  const account = base.get()
  replaceFavorites(favorites().filter((id) => !account.includes(id)))
  base.clear()
}

async function exchange(lang: Lang): Promise<void> {
  const account = await interestedJobs(lang).finally(() => {
    joining = null
  })
  const local = favorites()
  const merged = mergeFavorites(local, base.get(), account)
  const kept = isSameList(merged, account) ? account : await storeInterestedJobs(lang, merged)
  // Changes made meanwhile stay, and are sent with the next exchange.
  const next = mergeFavorites(favorites(), local, kept)
  base.set(kept)
  if (!isSameList(next, favorites())) replaceFavorites(next)
}
