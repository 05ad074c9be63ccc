import { createContext, startTransition, useContext, useEffect, useState } from 'react'
import { createStore } from '../lib/store.ts'

/** Whether React has taken over the part of the page around a component: the first page, or a part that follows later (`HydrateLater.tsx`). */
export const HydratedContext = createContext(createStore(false))

/**
 * Returns false on the server and until hydration, for features that need script. Components that mount later can use script at once. The
 * update is a transition, so that the browser handles input first.
 */
export function useHydrated(): boolean {
  const isPartHydrated = useContext(HydratedContext)
  const [hydrated, setHydrated] = useState(isPartHydrated.get)
  useEffect(() => {
    isPartHydrated.set(true)
    startTransition(() => setHydrated(true))
  }, [isPartHydrated])
  return hydrated
}
