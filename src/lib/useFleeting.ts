import { useEffect, useState } from 'react'

/** A state that resets to undefined `time` ms after it was last set, or after the start. */
export function useFleeting<Value>(time: number, initial?: Value) {
  const [value, setValue] = useState<Value | undefined>(initial)
  useEffect(() => {
    const timer = value === undefined ? undefined : setTimeout(() => setValue(undefined), time)
    return () => clearTimeout(timer)
  }, [value, time])
  return [value, setValue] as const
}
