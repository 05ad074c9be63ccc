import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page is alive: false on the server and in the first render of its page, true from then on. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
