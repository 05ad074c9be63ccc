import { useRef } from 'react'

/**
 * Returns a function that starts a piece of work and does nothing until it has ended, so that a double click sends once: a button is busy
 * only after the next rendering. `work` gets a function to call at its end.
 */
export function useOneAtATime(work: (end: () => void) => void): () => void {
  const isRunning = useRef(false)
  return () => {
    if (isRunning.current) return
    isRunning.current = true
    work(() => {
      isRunning.current = false
    })
  }
}
