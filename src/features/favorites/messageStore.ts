/** The message store (spec §3): the saved jobs, stored in this browser and synchronised between its tabs. */

import { useStore } from '#src/lib/store.ts'
import { stored } from '#src/lib/stored.ts'
import { asRecord, readIds } from './readIds.ts'

export type Message = {
  /** The ids of the saved jobs, the newest first. */
  data: number[]
  numberOfFavorites: number
}

/** Ignores the stored number of jobs, as it follows from the ids. */
function readMessage(value: unknown): Message | undefined {
  const data = readIds(asRecord(value).data)
  return data && messageOf(data)
}

const messageOf = (data: number[]): Message => ({ data, numberOfFavorites: data.length })

const store = stored('localStorage', 'message', readMessage, messageOf([]))

/** The saved jobs; empty on the server and in the first render. */
export function useMessage(): Message {
  return useStore(store)
}

/** Returns the ids of the saved jobs, the newest first. */
export const favorites = (): number[] => store.get().data

/** Calls back whenever the saved jobs change, also in another tab. Returns a function that stops it. */
export const onFavoritesChange = store.subscribe

export function replaceFavorites(ids: number[]): void {
  store.set(messageOf(ids))
}

export function toggleFavorite(id: number): void {
  const { data } = store.get()
  store.set(messageOf(data.includes(id) ? data.filter((each) => each !== id) : [id, ...data]))
}

/** Removes jobs from the list. Returns a function that restores them at their previous positions. */
export function removeFavorites(ids: number[]): () => void {
  const before = store.get().data
  store.set(messageOf(before.filter((id) => !ids.includes(id))))
  return () => store.set(messageOf(restore(ids, before, store.get().data)))
}

/** Preserves changes made in the meantime, perhaps in another tab. */
function restore(removed: number[], before: number[], now: number[]): number[] {
  const added = now.filter((id) => !before.includes(id))
  const kept = before.filter((id) => removed.includes(id) || now.includes(id))
  return [...added, ...kept]
}
