/** Thrown where the server has too much to do; the API answers 503 with `Retry-After`. */
export class Busy extends Error {
  /** Seconds after which to try again, at least 1. */
  readonly retryAfter: number
  constructor(message: string, { retryAfter, cause }: { retryAfter: number; cause?: unknown }) {
    super(message, { cause })
    this.retryAfter = retryAfter
  }
}
