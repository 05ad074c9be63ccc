import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until the script has taken over the page it sent; for what works only with script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
