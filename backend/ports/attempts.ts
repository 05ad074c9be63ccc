/** The time window of counted attempts; times are ISO. */
export type AttemptWindow = {
  /** The time of the attempt. */
  now: string
  /** Attempts at this time or before no longer count. */
  since: string
  /** Attempts after this time do not count: the clock has been set back since. */
  until: string
  /** The number of attempts that the window takes. */
  most: number
  /** The end of the key's latest window. */
  expiresAt: string
}

/** Attempts within a window of time: failed logins, calls of a network, mails to a recipient. A key holds at most `most` times. */
export interface AttemptTable {
  /** Counts an attempt; false when the window is full, and then it is not counted. One atomic step that never fails because of others. */
  count(key: string, window: AttemptWindow): Promise<boolean>
  /** The times that were counted under this key and not yet dropped, oldest first. */
  times(key: string): Promise<string[]>
  /** Removes one attempt of this time, if there is one. */
  takeBack(key: string, time: string): Promise<void>
  clear(key: string): Promise<void>
  /** Removes keys that expire before `from` or, after the clock was set back, later than `until`. */
  removeOutside(from: string, until: string): Promise<void>
}
