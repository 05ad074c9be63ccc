/** The record of changes by staff. Rows are added and read, never changed. */

/** The caller of a staff operation: a token, or the user of this computer who has called the socket. */
export type Actor = { kind: 'token'; id: number; name: string } | { kind: 'socket'; user: string }

export type AuditEntry = {
  /** Numbers follow the time of the changes. */
  sequence: number
  at: string
  /** The id of the call. */
  requestId: string | null
  actor: Actor
  /** The operationId of the staff contract. */
  operation: string
  /** The changed thing: `job:ext-1`, `person:7`. */
  target: string
  /** The values before and after, without secrets. Null where the thing did not exist. */
  before: object | null
  after: object | null
}

export type AuditQuery = { target?: string; operation?: string; page: number; perPage: number }

export interface AuditTable {
  insert(...entries: Omit<AuditEntry, 'sequence'>[]): Promise<void>
  /** A page of the entries, the newest first, and the number of entries on all pages. */
  page(query: AuditQuery): Promise<{ entries: AuditEntry[]; total: number }>
}
