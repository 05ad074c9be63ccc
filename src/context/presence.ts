/** Whether somebody is logged in, as far as this browser knows. Small: the header of every page reads it. */
import { useEffect } from 'react'
import { createStore, useStore } from '../lib/store.ts'
import { hasSessionCookie } from '../lib/sessionCookie.ts'

/** Null until it is known: on the server, and until hydration. */
export const presence = createStore<boolean | null>(null)

const update = () => {
  if (presence.get() !== hasSessionCookie()) presence.set(hasSessionCookie())
}

/** Returns whether somebody is logged in, or null until that is known. Follows other tabs when this one is looked at again. */
export function usePresence(): boolean | null {
  useEffect(() => {
    update()
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [])
  return useStore(presence)
}
