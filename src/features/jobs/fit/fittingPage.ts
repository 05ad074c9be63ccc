/** The state of a search for a person who has told conditions. Small: the search page has it from the start, the code behind it later. */
import type { JobList } from '#src/api/jobs.ts'
import { createStore } from '#src/lib/store.ts'

/** The jobs that a person wants to see, and in which order: that of the answers, or that of the address. */
export type View = { hidesUnfit: boolean; bestFirst: boolean }

/** Kept while the site is open. It is not in the address, which is shared. */
export const fitView = createStore<View>({ hidesUnfit: false, bestFirst: false })

/** A page of results in a person's view. */
export type FittingPage = Pick<JobList, 'jobs' | 'total' | 'page' | 'perPage'>

type Fitting = {
  /** The page that a list shows instead of the server's; null while that one is wanted. */
  page: FittingPage | null
  /** Whether the page still belongs to the search before. */
  isOld: boolean
}

/** Null while nothing is known about the person. */
export const fitting = createStore<Fitting | null>(null)
