import { isRecord } from '#domain/record.ts'

/** The state of a navigation that no page may hold up with a question: the session has ended, or the person has logged out. */
export const forcedLeave = { isForced: true }

/** Returns whether a navigation leaves without a question (`useBlocker`). */
export const isForcedLeave = (state: unknown): boolean => isRecord(state) && state.isForced === true
