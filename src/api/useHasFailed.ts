import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

type Outcome = Pick<UseQueryResult, 'isError' | 'isSuccess'>

/**
 * Returns whether a query has failed, also while it is tried again. The library calls it pending then; a placeholder in place of the
 * failure would take the focus from the pressed button.
 */
export function useHasFailed({ isError, isSuccess }: Outcome): boolean {
  const [hasFailed, setFailed] = useState(isError)
  if (isError && !hasFailed) setFailed(true)
  if (isSuccess && hasFailed) setFailed(false)
  return isError || (hasFailed && !isSuccess)
}
