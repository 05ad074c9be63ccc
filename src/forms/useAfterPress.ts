import { useCallback, useEffect, useRef } from 'react'

/** Longest time that something waits for the end of a press, in ms: the list of a select takes the end away from the page. */
const LONGEST_PRESS = 500

/**
 * Runs what moves the page when the pointer is up: a message that comes or goes moves what is below, and a button would
 * slip away from under the pointer between press and release. What waits runs after the click.
 */
export function useAfterPress(): (run: () => void) => void {
  /** What waits for the end of the press; undefined while nothing is pressed. */
  const waiting = useRef<(() => void)[]>(undefined)
  const release = useCallback(() => {
    const runs = waiting.current ?? []
    waiting.current = undefined
    for (const run of runs) run()
  }, [])

  useEffect(() => {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    window.addEventListener('pointerdown', () => void (waiting.current ??= []), options)
    for (const end of ['pointerup', 'pointercancel']) {
      window.addEventListener(end, () => setTimeout(release), options)
    }
    return () => listening.abort()
  }, [release])

  return useCallback(
    (run) => {
      if (!waiting.current) return run()
      waiting.current.push(run)
      setTimeout(release, LONGEST_PRESS)
    },
    [release],
  )
}
