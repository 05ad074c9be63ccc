import { type FetchQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Draft } from '#src/routes/flowState.ts'
import { SavedElsewhere, changesOf, mergeChanges, ownOf } from './mergeChanges.ts'

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
 * elsewhere is refused once; saving again replaces it. Values of an earlier attempt with a lost response count as saved here.
 */
export function useMerge<Stored, Error, Key extends QueryKey, Values extends Draft>(
  options: MergeOptions<Stored, Error, Key, Values>,
): (values: Values) => Promise<Values> {
  const { query, valuesOf } = options
  const queryClient = useQueryClient()
  const start = useRef(options.start)
  const known = useRef(options.start)
  const sent = useRef<Draft>({})
  return async (values) => {
    const present = valuesOf(await queryClient.fetchQuery({ ...query, staleTime: 0 }))
    const own = ownOf(sent.current, present)
    start.current = Object.assign({ ...start.current }, own)
    known.current = Object.assign({ ...known.current }, own)
    try {
      const merged = mergeChanges({ start: start.current, known: known.current, present, values })
      sent.current = changesOf(values, start.current)
      return merged
    } catch (error) {
      if (error instanceof SavedElsewhere) known.current = present
      throw error
    }
  }
}
