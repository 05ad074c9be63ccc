import type { JobIndex } from './jobIndex.ts'
import type { Orders } from './orders.ts'
import type { Versions } from './versions.ts'

/** The jobs of an index, with the place of each. */
export type PlacedJobs = Versions & { places: Uint32Array }

/** An index with its current jobs, at a revision of the store. */
export type IndexedJobs = { index: JobIndex; revision: string; jobs: PlacedJobs; orders: Orders }
