import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/api/apiError.ts'

/** What a page lacks because its data could not be loaded: nothing, parts that it does without, or what it is about. */
export type Missing = 'nothing' | 'extras' | 'content'

/** Looks at all queries of a page that has been loaded. */
export function missingOf(queryClient: QueryClient): Missing {
  const failed = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'error' && isUnavailable(state.error))
  if (failed.length === 0) return 'nothing'
  return failed.every(({ meta }) => meta?.isExtra) ? 'extras' : 'content'
}

/** Whether a call failed for a while: the API is away or has refused to work, unlike an answer such as "there is no such job". */
export function isUnavailable(error: unknown): boolean {
  return error instanceof ApiError && (error.status < 400 || error.status >= 500 || error.status === 429)
}
