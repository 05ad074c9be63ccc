import { ApiError } from '../api/apiError.ts'

/** Returns whether a page could not be loaded because of a lost connection or the server, and may be loaded later. */
export const isOutage = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)

/** Returns whether a page could not be loaded because the session has ended. */
export const isSessionEnd = (error: unknown): boolean => error instanceof ApiError && error.status === 401
