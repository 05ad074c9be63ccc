import type { Lang } from '#domain/lang.ts'
import { SAVED_JOBS } from '#domain/limits.ts'
import { getInterestedList, updateInterestedList } from '#src/api/mypage.ts'
import { stored } from '#src/lib/stored.ts'
import { favorites, replaceFavorites } from './messageStore.ts'
import { asRecord, readIds } from './readIds.ts'

/** The saved jobs of the account, synchronised with this browser while a person is logged in. */

/** The last list that this browser had in common with the account of `owner`, the id of an applicant. */
type Base = {
  owner: number | null
  ids: number[]
  /** The jobs of this browser that the account has no room for. They follow when the account has room, and stay after a logout. */
  waiting: number[]
}

/** The maximum number of jobs of one call (`InterestedListUpdate` in the contract). */
const MOST_SENT = 1000

const noBase: Base = { owner: null, ids: [], waiting: [] }
const base = stored('localStorage', 'message.account', readBase, noBase)

function readBase(value: unknown): Base | undefined {
  const { owner, ids, waiting } = asRecord(value)
  const list = readIds(ids)
  return typeof owner === 'number' && list ? { owner, ids: list, waiting: readIds(waiting) ?? [] } : undefined
}

let last: Promise<void> = Promise.resolve()
/** The exchange that has not read the list of this browser yet, so that it will see every change made until then. */
let joining: { owner: number; done: Promise<void> } | null = null
/** Counts how often the account's jobs were forgotten. A synchronisation that was running then has no effect. */
let forgotten = 0

/** Returns whether this browser has changes that the account does not have yet. */
export function hasUnsavedFavorites(): boolean {
  const { ids, waiting } = base.get()
  return !isSameList(favorites(), [...ids, ...waiting])
}

/**
 * Brings this browser and the account of `owner` in step. Jobs that another account has left here are forgotten first, for example after the
 * browser was closed without a logout. One exchange runs at a time. Rejects with the error of the call that failed; the changes then wait
 * for the next exchange.
 */
export function syncFavorites(lang: Lang, owner: number): Promise<void> {
  if (joining?.owner === owner) return joining.done
  last = last.then(
    () => exchange(lang, owner),
    () => exchange(lang, owner),
  )
  joining = { owner, done: last }
  return last
}

/** Forgets the jobs of the account, as after a logout. Jobs that it has not got yet stay in this browser. */
export function forgetAccountFavorites(): void {
  const { ids } = base.get()
  replaceFavorites(favorites().filter((id) => !ids.includes(id)))
  base.clear()
  forgotten += 1
}

async function exchange(lang: Lang, owner: number): Promise<void> {
  if (![null, owner].includes(base.get().owner)) forgetAccountFavorites()
  const before = forgotten
  const { job_ids: account } = await getInterestedList(lang).finally(() => {
    joining = null
  })
  if (forgotten !== before) return
  const local = favorites()
  const merged = mergeWithWaiting(local, base.get(), account)
  const hasAll = isSameList(merged.slice(0, SAVED_JOBS), account)
  const kept = hasAll ? account : await store(lang, merged.slice(0, MOST_SENT))
  if (forgotten !== before) return
  const waiting = kept.length < SAVED_JOBS ? [] : merged.filter((id) => !kept.includes(id))
  // Changes made meanwhile stay, and are sent with the next exchange.
  const next = mergeFavorites(favorites(), local, [...kept, ...waiting])
  base.set({ owner, ids: kept, waiting })
  if (!isSameList(next, favorites())) replaceFavorites(next)
  // A change that restored the list of before the exchange was no change until now, so that nothing has sent it.
  if (!joining && hasUnsavedFavorites()) await exchange(lang, owner)
}

/** Replaces the saved jobs of the account. Returns the stored ones: known jobs, up to 100. */
async function store(lang: Lang, job_ids: number[]): Promise<number[]> {
  return (await updateInterestedList(lang, { job_ids })).job_ids
}

/** Jobs that wait for room come last. */
function mergeWithWaiting(local: number[], { ids, waiting }: Base, account: number[]): number[] {
  const others = local.filter((id) => !waiting.includes(id))
  const merged = mergeFavorites(others, ids, account)
  return [...merged, ...waiting.filter((id) => local.includes(id) && !merged.includes(id))]
}

/**
 * Three-way merge of the saved jobs of this browser into the account's list. `common` is the last common list. Without one the result is
 * the union.
 */
export function mergeFavorites(local: number[], common: number[], account: number[]): number[] {
  const added = local.filter((id) => !common.includes(id))
  const removed = common.filter((id) => !local.includes(id))
  return [...new Set([...added, ...account.filter((id) => !removed.includes(id))])]
}

function isSameList(list: number[], other: number[]): boolean {
  return list.length === other.length && list.every((id, at) => id === other[at])
}
