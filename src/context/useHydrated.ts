import { startTransition, useEffect, useState } from 'react'

/** True once the first page has hydrated: components that mount later can use script at once. */
let isTakenOver = false

/**
 * Returns false on the server and until hydration, for features that need script. The update is a transition, so that the
 * browser handles input first.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(isTakenOver)
  useEffect(() => {
    isTakenOver = true
    startTransition(() => setHydrated(true))
  }, [])
  return hydrated
}
