/** The conditions that somebody told in this browser, unparsed. Small: every page with jobs reads it, and most people told nothing. */
import { usePresence } from '#src/context/presence.ts'
import { useStore } from '#src/lib/store.ts'
import { stored } from '#src/lib/stored.ts'

export const toldConditions = stored<unknown>('localStorage', 'conditions', (value) => value, null)

/** Returns whether there may be conditions, in this browser or in a profile, so that code for answers is worth loading. */
export function useMayAnswer(): boolean {
  const hasTold = useStore(toldConditions) !== null
  return usePresence() === true || hasTold
}
