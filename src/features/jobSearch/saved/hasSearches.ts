import { useStore } from '#src/lib/store.ts'
import { stored } from '#src/lib/stored.ts'

/** Whether searches are stored. Only reads, and does without zod, which the results load for somebody who has saved one. */
const store = stored('localStorage', 'searches', (value) => Array.isArray(value) && value.length > 0, false)

/** Returns whether this browser has saved searches; false on the server and in the first render. */
export const useHasSearches = (): boolean => useStore(store)
