import type { AppContext } from '../http.ts'
import { ProblemError } from '../problem.ts'

/** Returns the version in `If-Match`, `*` for any version, or null without the header. A text of another form matches no version. */
export function versionSent(c: AppContext): string | null {
  const header = c.req.header('If-Match')?.trim()
  if (header === undefined) return null
  return header === '*' ? '*' : (/^"([^"]*)"$/.exec(header)?.[1] ?? '')
}

/**
 * Checks the version that a caller has read against the present one; null where the thing does not exist. Throws 428 without a version of
 * a thing that exists, and 412 for another version. Call it within the transaction of the change.
 */
export function requireVersion(sent: string | null, present: string | null): void {
  if (sent === '*') return
  if (sent === null && present !== null) throw new ProblemError(428)
  if (sent !== present) throw new ProblemError(412)
}
