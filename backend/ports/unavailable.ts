/**
 * Thrown by a port when the thing behind it (the database, the folder of files) is away, full or too slow. The same call may
 * succeed later, so the API answers 503 with `Retry-After`.
 */
export class Unavailable extends Error {}

/** Seconds after which a caller may try again: a database restart takes about as long. */
export const RETRY_AFTER = 5
