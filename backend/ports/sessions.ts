/** Sessions, and the refresh tokens that renew them. */

export type Session = {
  /** SHA-256 of the token in the cookie. */
  id: string
  applicantId: number
  /** Shared by all sessions that were renewed from one login. */
  family: string
  createdAt: string
  seenAt: string
}

export interface SessionTable {
  find(id: string): Promise<Session | null>
  insert(session: Session): Promise<void>
  /** Notes that the session was used. */
  touch(id: string, seenAt: string): Promise<void>
  remove(id: string): Promise<void>
  removeFamily(family: string): Promise<void>
  /** Removes all sessions of an applicant except those of one family. */
  removeOf(applicantId: number, exceptFamily: string | null): Promise<void>
  /** Removes sessions created before this time, whether they have ended or not. */
  removeBefore(time: string): Promise<void>
}

export type RefreshToken = {
  /** SHA-256 of the token. */
  id: string
  applicantId: number
  family: string
  expiresAt: string
  usedAt: string | null
}

export interface RefreshTokenTable {
  find(id: string): Promise<RefreshToken | null>
  insert(token: RefreshToken): Promise<void>
  /** Marks the token as used; false when it was used before or is unknown, so that of two callers one wins. */
  use(id: string, time: string): Promise<boolean>
  removeFamily(family: string): Promise<void>
  /** Removes all tokens of an applicant except those of one family. */
  removeOf(applicantId: number, exceptFamily: string | null): Promise<void>
  removeBefore(expiresAt: string): Promise<void>
}
