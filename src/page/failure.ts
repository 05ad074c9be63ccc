import { ApiError, UnknownStatusError, isLost } from '../api/apiError.ts'

/** Why a page could not be loaded. Both may pass, so that the person can try again. */
export type Failure = 'outage' | 'unknownStatus'

/**
 * Returns why a page could not be loaded, if it may be loaded later: a lost connection or the server, or a status that the option master
 * does not know. Undefined for every other error.
 */
export function failureOf(error: unknown): Failure | undefined {
  if (error instanceof UnknownStatusError) return 'unknownStatus'
  const isRefusedForNow = error instanceof ApiError && (error.status === 429 || error.status >= 500)
  return isLost(error) || isRefusedForNow ? 'outage' : undefined
}

/** Returns whether a page could not be loaded because the session has ended. */
export const isSessionEnd = (error: unknown): boolean => error instanceof ApiError && error.status === 401
