import { Unavailable } from '#backend/ports/unavailable.ts'

/**
 * SQLSTATE codes of a database that is unreachable, full or too slow (PostgreSQL, Appendix A), rather than of a wrong statement: connection
 * exceptions (08), insufficient resources such as a full disk (53), operator intervention such as a restart (57P), system errors (58),
 * exceeded time limits (57014, 55P03, 25P03), and a read-only standby (25006). 42501 occurs when a file cannot be opened or written, as in
 * a folder that became read-only. The owner has all privileges that the statements need.
 */
const UNAVAILABLE = /^(08...|53...|57P..|58...|57014|55P03|25P03|25006|42501)$/

/** A file that a limit of the process (`ulimit -f`) keeps from growing. PostgreSQL has no SQLSTATE for it. */
const TOO_LARGE = /: File too large$/

/** SQLSTATE of an error that the database reported; null for errors from elsewhere, such as a lost connection. */
export function sqlState(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return typeof code === 'string' && /^[0-9FHPX][0-9A-Z]{4}$/.test(code) ? code : null
}

/** Returns whether the database reported that it is unreachable, full or too slow. */
export function saysUnavailable(error: unknown): boolean {
  const state = sqlState(error)
  return state !== null && (UNAVAILABLE.test(state) || TOO_LARGE.test(reasonOf(error)))
}

/** The SQLSTATE of a database without room on its disk. */
const DISK_FULL = '53100'

/** Returns whether a disk has no room: that of a file, or that of the database, which may have ended because of it. */
export function isOfFullDisk(error: unknown): boolean {
  if (error instanceof Unavailable && error.cause) return isOfFullDisk(error.cause)
  return sqlState(error) === DISK_FULL || /no space left on device/i.test(reasonOf(error))
}

/** Whether a query got no reply: the database did not refuse it. */
export const isUnanswered = (error: unknown): boolean => sqlState(error) === null

export function unavailable(error: unknown): Unavailable {
  return new Unavailable(`The database is not available: ${reasonOf(error)}`, { cause: error })
}

/** Why a database cannot be used. Node reports a failure for each address of a host, and no message beside them. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}
