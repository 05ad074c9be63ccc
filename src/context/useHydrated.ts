import { startTransition, useEffect, useState } from 'react'

/** Whether the first page has been taken over: whatever is shown later begins with the script. */
let isTakenOver = false

/**
 * False on the server and until the script has taken over the page it sent; for what works only with script. The change is
 * not urgent, so that the browser can answer the person meanwhile.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(isTakenOver)
  useEffect(() => {
    isTakenOver = true
    startTransition(() => setHydrated(true))
  }, [])
  return hydrated
}
