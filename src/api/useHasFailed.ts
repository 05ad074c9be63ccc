import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

type Outcome = Pick<UseQueryResult, 'isError' | 'isSuccess' | 'errorUpdateCount'>

/** Returns whether a query is being loaded, and has not failed before. */
export function useIsLoading(query: Outcome & Pick<UseQueryResult, 'isPending'>): boolean {
  return !useHasFailed(query) && query.isPending
}

/**
 * Returns whether a query has failed, also while it is tried again. The library calls it pending then; a placeholder in place of the
 * failure would take the focus from the pressed button. Failures of an earlier visit, which its `errorUpdateCount` has too, do not count,
 * nor do those of another page or search.
 */
export function useHasFailed({ isError, isSuccess, errorUpdateCount }: Outcome): boolean {
  const [hasFailed, setFailed] = useState(isError)
  const isOver = isSuccess || errorUpdateCount === 0
  if (isError && !hasFailed) setFailed(true)
  if (isOver && hasFailed) setFailed(false)
  return isError || (hasFailed && !isOver)
}
