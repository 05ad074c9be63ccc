/** The message store (spec §3): the jobs that a person has saved, kept in this browser and in step between its tabs. */
import { useStore } from '#src/lib/store.ts'
import { stored } from '#src/lib/stored.ts'
import { asRecord, readIds } from './readIds.ts'

export type Message = {
  /** The ids of the saved jobs, the newest first. */
  data: number[]
  numberOfFavorites: number
}

/** The ids themselves count, whatever number was stored beside them. */
function readMessage(value: unknown): Message | undefined {
  const data = readIds(asRecord(value).data)
  return data && messageOf(data)
}

const messageOf = (data: number[]): Message => ({ data, numberOfFavorites: data.length })

const store = stored('localStorage', 'message', readMessage, messageOf([]))

/** What the server renders with, and the first render in the browser, is an empty list. */
export function useMessage(): Message {
  return useStore(store)
}

export function toggleFavorite(id: number): void {
  const { data } = store.get()
  store.set(messageOf(data.includes(id) ? data.filter((each) => each !== id) : [id, ...data]))
}

/** Takes jobs out of the list; answers a function that puts them back where they were. */
export function removeFavorites(ids: number[]): () => void {
  const before = store.get().data
  store.set(messageOf(before.filter((id) => !ids.includes(id))))
  return () => store.set(messageOf(putBack(ids, before, store.get().data)))
}

/** What was saved or removed in the meantime, perhaps in another tab, stays so. */
function putBack(removed: number[], before: number[], now: number[]): number[] {
  const added = now.filter((id) => !before.includes(id))
  const kept = before.filter((id) => removed.includes(id) || now.includes(id))
  return [...added, ...kept]
}
