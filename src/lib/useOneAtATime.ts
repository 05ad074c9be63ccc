import { useRef } from 'react'

/**
 * Wraps a piece of work so that calls do nothing while it runs. A double click then sends once; disabling the button takes effect only
 * after the next render. `work` gets a function to call at its end.
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
