import { useRef } from 'react'
import type { Draft } from '#src/forms/flow/flowState.ts'
import { SavedElsewhere, mergeChanges } from './mergeChanges.ts'

/**
 * Returns a function that merges the form's values with those stored now (`mergeChanges`). A field that was saved elsewhere is refused
 * once; saving again replaces it.
 */
export function useMerge<Values extends Draft>(start: Values): (present: Values, values: Values) => Values {
  const known = useRef(start)
  return (present, values) => {
    try {
      return mergeChanges({ start, known: known.current, present, values })
    } catch (error) {
      if (error instanceof SavedElsewhere) known.current = present
      throw error
    }
  }
}
