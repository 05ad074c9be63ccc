import type { Scope } from './staffScopes.ts'

/** A token for the port of the staff API. */
export type StaffToken = {
  id: number
  /** The person or system that uses it. */
  name: string
  /** SHA-256 of the secret part. */
  hash: string
  scopes: Scope[]
  createdAt: string
  /** The token is valid before this moment. */
  expiresAt: string
  /** To the minute; null before the first use. */
  lastUsedAt: string | null
  revokedAt: string | null
}

export interface StaffTokenTable {
  find(id: number): Promise<StaffToken | null>
  /** All tokens, the oldest first. */
  all(): Promise<StaffToken[]>
  /** Adds a token and returns it with its number. */
  insert(token: Omit<StaffToken, 'id'>): Promise<StaffToken>
  /** Notes that the token was used. */
  touch(id: number, time: string): Promise<void>
  /** Ends the token; false when it is unknown or was revoked before, so that of two callers one wins. */
  revoke(id: number, time: string): Promise<boolean>
}
