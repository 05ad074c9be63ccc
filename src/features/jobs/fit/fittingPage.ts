import type { JobList } from '#src/api/jobs.ts'
import { createStore } from '#src/lib/store.ts'

/** A page of results without the jobs that do not fit the person. */
export type FittingPage = Pick<JobList, 'jobs' | 'total' | 'page' | 'perPage'>

/** The page that a list shows instead of the server's; null while nothing is hidden. */
export const fittingPage = createStore<FittingPage | null>(null)

/** Whether the person has hidden what does not fit; kept while the site is open. */
export const hidesUnfit = createStore(false)
