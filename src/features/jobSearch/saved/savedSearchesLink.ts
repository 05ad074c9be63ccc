import type { Lang } from '#domain/lang.ts'
import { useStore } from '#src/lib/store.ts'
import { stored } from '#src/lib/stored.ts'
import { href } from '#src/routes/href.ts'

/** The key of the saved searches in the local storage. */
export const SEARCHES_KEY = 'searches'

/** Checks the presence of saved searches without loading zod. */
const store = stored('localStorage', SEARCHES_KEY, (value) => Array.isArray(value) && value.length > 0, false)

/** Returns whether this browser has saved searches; false on the server and in the first render. */
export const useHasSearches = (): boolean => useStore(store)

/** The query that shows the saved searches instead of the saved jobs. */
const SEARCHES_QUERY = 'show=searches'

/** Returns the address of the saved searches, a part of the page of saved jobs. */
export const savedSearchesHref = (lang: Lang): string => `${href(lang, 'favoritelist')}?${SEARCHES_QUERY}`
