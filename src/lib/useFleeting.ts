import { useEffect, useState } from 'react'

/** How long a removal can be undone, in ms: the 20 s that WCAG 2.2.1 requires after a warning. */
export const UNDO_TIME = 20_000

/** A state that resets to undefined `time` ms after it was last set, or after the start. */
export function useFleeting<Value>(time: number, initial?: Value) {
  const [value, setValue] = useState<Value | undefined>(initial)
  useEffect(() => {
    const timer = value === undefined ? undefined : setTimeout(() => setValue(undefined), time)
    return () => clearTimeout(timer)
  }, [value, time])
  return [value, setValue] as const
}
