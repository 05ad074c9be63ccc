import { useEffect, useState } from 'react'

/** A state that resets to undefined `time` ms after it was last set, or after the start; while `isHeld`, it stays. */
export function useFleeting<Value>(time: number, initial?: Value, isHeld = false) {
  const [value, setValue] = useState<Value | undefined>(initial)
  useEffect(() => {
    const timer = value === undefined || isHeld ? undefined : setTimeout(() => setValue(undefined), time)
    return () => clearTimeout(timer)
  }, [value, time, isHeld])
  return [value, setValue] as const
}
