/** Whether a person is logged in, according to this browser. Small: the header of every page reads it. */
import { useEffect } from 'react'
import { createStore, useStore } from '../lib/store.ts'
import { hasSessionCookie } from '../lib/sessionCookie.ts'

/** Null until it is known: on the server, and until hydration. */
export const presence = createStore<boolean | null>(null)

const update = () => {
  if (presence.get() !== hasSessionCookie()) presence.set(hasSessionCookie())
}

/**
 * Returns whether a person is logged in, or null until this is known. Updates when the tab becomes visible, because other tabs may have
 * changed it.
 */
export function usePresence(): boolean | null {
  useEffect(() => {
    update()
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [])
  return useStore(presence)
}
