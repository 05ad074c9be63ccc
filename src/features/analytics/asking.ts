import { createStore } from '#src/lib/store.ts'

/** True while the consent notice is open again, from the link in the footer. */
export const askingStore = createStore(false)
