import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

type Outcome = Pick<UseQueryResult, 'isError' | 'isSuccess'>

/** Returns whether a query is being loaded, and has not failed before. */
export function useIsLoading(query: Outcome & Pick<UseQueryResult, 'isPending'>): boolean {
  return !useHasFailed(query) && query.isPending
}

/**
 * Returns whether a query has failed, also while it is tried again. The library calls it pending then; a placeholder in place of the
 * failure would take the focus from the pressed button. Failures of an earlier visit, which its `errorUpdateCount` has too, do not count.
 */
export function useHasFailed({ isError, isSuccess }: Outcome): boolean {
  const [hasFailed, setFailed] = useState(isError)
  if (isError && !hasFailed) setFailed(true)
  if (isSuccess && hasFailed) setFailed(false)
  return isError || (hasFailed && !isSuccess)
}
