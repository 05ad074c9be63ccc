import { createStore } from '#src/lib/store.ts'

/** A job that was saved a moment ago, and the button that saved it. */
export type SavedJob = { id: number; button: HTMLElement }

/** The last saved job, until its message has been withdrawn. */
export const lastSaved = createStore<SavedJob | undefined>(undefined)
