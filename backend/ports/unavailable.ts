/** Seconds until a caller may try again, unless the error has its own value: a database restart takes about as long. */
export const RETRY_AFTER = 5

/**
 * Thrown by a port that cannot serve the call now: its database or folder is unreachable, full or too slow, or too many calls wait. The
 * same call may succeed later, so the API responds with 503 and `Retry-After`.
 */
export class Unavailable extends Error {
  /** Seconds, at least 1. */
  readonly retryAfter: number
  constructor(
    message: string,
    { retryAfter = RETRY_AFTER, cause }: { retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.retryAfter = retryAfter
  }
}
