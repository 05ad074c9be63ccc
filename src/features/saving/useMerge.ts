import { type FetchQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Draft } from '#src/routes/flowState.ts'
import { SavedElsewhere, mergeChanges } from './mergeChanges.ts'

interface MergeOptions<Stored, Error, Key extends QueryKey, Values> {
  /** The stored values that the form started with. */
  start: Values
  /** Loads the data that the form changes. */
  query: FetchQueryOptions<Stored, Error, Stored, Key>
  /** Returns the form's values of it. */
  valuesOf: (stored: Stored) => Values
}

/**
 * Returns a function that loads the values stored now and merges those of the form with them (`mergeChanges`). A field that was saved
 * elsewhere is refused once; saving again replaces it.
 */
export function useMerge<Stored, Error, Key extends QueryKey, Values extends Draft>(
  options: MergeOptions<Stored, Error, Key, Values>,
): (values: Values) => Promise<Values> {
  const { start, query, valuesOf } = options
  const queryClient = useQueryClient()
  const known = useRef(start)
  return async (values) => {
    const present = valuesOf(await queryClient.fetchQuery({ ...query, staleTime: 0 }))
    try {
      return mergeChanges({ start, known: known.current, present, values })
    } catch (error) {
      if (error instanceof SavedElsewhere) known.current = present
      throw error
    }
  }
}
