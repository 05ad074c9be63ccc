import { createStore } from '#src/lib/store.ts'

/** Whether the question for consent is asked again, from the footer. */
export const askingStore = createStore(false)
