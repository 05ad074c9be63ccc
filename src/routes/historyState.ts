/** The state that a page passes to the next one in the entry of the history. It survives a reload. */

import { useLocation } from 'react-router'
import { isRecord } from '#domain/record.ts'

/** The state that a form passes to its complete page. */
export const done = { done: true }

/** Returns true on a complete page after its form, also after a reload; false if the page was opened directly. */
export function useIsDone(): boolean {
  const state: unknown = useLocation().state
  return isRecord(state) && state.done === true
}

/** The state of a navigation that no page may hold up with a question: the session has ended, or the person has logged out. */
export const forcedLeave = { isForced: true }

/** Returns whether a navigation leaves without a question (`useBlocker`). */
export const isForcedLeave = (state: unknown): boolean => isRecord(state) && state.isForced === true
