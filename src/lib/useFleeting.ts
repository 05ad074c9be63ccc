import { useEffect, useState } from 'react'

/** A state that resets to undefined `time` ms after it was last set. */
export function useFleeting<Value>(time: number) {
  const [value, setValue] = useState<Value>()
  useEffect(() => {
    const timer = value === undefined ? undefined : setTimeout(() => setValue(undefined), time)
    return () => clearTimeout(timer)
  }, [value, time])
  return [value, setValue] as const
}
