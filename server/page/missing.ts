import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/api/apiError.ts'

/** The parts of a page that could not be loaded: none, optional parts, or the main content. */
export type Missing = 'nothing' | 'extras' | 'content'

/** Checks all queries of a loaded page. */
export function missingOf(queryClient: QueryClient): Missing {
  const failed = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'error' && isUnavailable(state.error))
  if (failed.length === 0) return 'nothing'
  return failed.every(({ meta }) => meta?.isExtra) ? 'extras' : 'content'
}

/** Returns whether a failure is temporary: the API is unreachable, fails or is overloaded. A 404 is not temporary. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof ApiError && (error.status < 400 || error.status >= 500 || error.status === 429)
}
