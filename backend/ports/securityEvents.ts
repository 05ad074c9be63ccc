/** An event that may show an attack or its preparation, without names, addresses and tokens of people. */
export type SecurityEvent =
  /** `personId` is null for an unknown address. */
  | { event: 'login-failed' | 'login-of-blocked'; personId: number | null }
  /** `limit` is the name of the limit. */
  | { event: 'limit-reached'; limit: string }
  /** A refresh token was used again: all sessions of its login have ended. */
  | { event: 'refresh-token-reused'; personId: number }
  | { event: 'staff-token-refused' }
  /** The scanner has found a virus in a file that had waited for it. */
  | { event: 'file-withheld'; personId: number }
  /** A browser has refused a file or a script of a page. */
  | { event: 'policy-violated'; directive: string; blocked: string }
  /** A call of staff that may change something; `actor` is the number of a token, or `socket`. */
  | { event: 'staff-call'; operation: string; actor: string }

/** Reports an event. It never throws. */
export type ReportSecurity = (event: SecurityEvent) => void
