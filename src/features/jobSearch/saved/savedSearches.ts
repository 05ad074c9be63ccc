/** The saved searches, stored in this browser and synchronised between its tabs. Nothing of them is sent. */

import * as z from 'zod/mini'
import { useStore } from '#src/lib/store.ts'
import { stored } from '#src/lib/stored.ts'
import { now } from '#src/lib/time.ts'
import { SEARCHES_KEY } from './savedSearchesLink.ts'

/** The maximum length of a name. */
export const NAME_LENGTH = 80
/** The maximum number of searches. */
export const MOST_SEARCHES = 30

const savedSearch = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(NAME_LENGTH)),
  /** The query of the search page, without page and order. It identifies the search. */
  query: z.string().check(z.maxLength(2000)),
  /** ISO. */
  savedAt: z.iso.datetime(),
  /** The time of the last visit to its results, ISO. */
  seenAt: z.iso.datetime(),
})
export type SavedSearch = z.infer<typeof savedSearch>

/** Returns the valid searches of a stored list; undefined if the value is not a list. */
export function readSearches(value: unknown): SavedSearch[] | undefined {
  if (!Array.isArray(value)) return undefined
  const valid = value.flatMap((each) => savedSearch.safeParse(each).data ?? [])
  const queries = valid.map(({ query }) => query)
  return valid.filter(({ query }, place) => queries.indexOf(query) === place).slice(0, MOST_SEARCHES)
}

const store = stored('localStorage', SEARCHES_KEY, readSearches, [])

/** The saved searches, the newest first; empty on the server and in the first render. */
export function useSavedSearches(): SavedSearch[] {
  return useStore(store)
}

/**
 * Saves a search, or renames it. Returns `stored`, `unstored` if the search lasts only until the page is left, or `full` if it was not
 * saved: an older search is never dropped for it.
 */
export function saveSearch(query: string, name: string): 'stored' | 'unstored' | 'full' {
  const savedAt = now().toISOString()
  const before = store.get()
  const known = before.find((search) => search.query === query)
  if (!known && before.length >= MOST_SEARCHES) return 'full'
  const isStored = known
    ? replace({ ...known, name })
    : store.set([{ name, query, savedAt, seenAt: savedAt }, ...before])
  return isStored ? 'stored' : 'unstored'
}

/** Notes that the results of a search are seen now. */
export function seeSearch(query: string): void {
  const known = store.get().find((search) => search.query === query)
  if (known) replace({ ...known, seenAt: now().toISOString() })
}

/** Removes a search. Returns a function that restores it at its place. */
export function removeSearch(query: string): () => void {
  const before = store.get()
  const place = before.findIndex((search) => search.query === query)
  const removed = before[place]
  store.set(before.filter((search) => search !== removed))
  return () => {
    const present = store.get()
    if (removed && !present.some((search) => search.query === query))
      store.set([...present.slice(0, place), removed, ...present.slice(place)])
  }
}

const replace = (search: SavedSearch) =>
  store.set(store.get().map((each) => (each.query === search.query ? search : each)))
