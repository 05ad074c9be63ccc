import { createStore } from '#src/lib/store.ts'

const none: ReadonlySet<number> = new Set()

/** The ids of the jobs that a list leaves out because they do not fit; kept while the page is open. */
export const hiddenJobs = createStore(none)

export const hidesUnfit = createStore(false)
