/** The conditions stored in this browser, unparsed. Small, because every page with jobs reads it, and most people have no conditions. */

import { useLoggedIn } from '#src/context/presence.ts'
import { useStore } from '#src/lib/store.ts'
import { stored } from '#src/lib/stored.ts'

export const toldConditions = stored<unknown>('localStorage', 'conditions', (value) => value, null)

/** Returns whether there may be conditions, in this browser or in a profile, so that code for verdicts is worth loading. */
export function useMayShowFit(): boolean {
  const hasTold = useStore(toldConditions) !== null
  return useLoggedIn() || hasTold
}
