/**
 * The state of a file for the virus scanner: null if it was never scanned, because no scanner was configured, `clean` when nothing was found,
 * `waiting` until the scanner answers, `found` when it has found a virus after the upload.
 */
export type FileScan = 'clean' | 'waiting' | 'found' | null

/** A file of an applicant. `key` is random and unguessable; the row that names the file has the rest (`KeptFile`). */
export type StoredFile = { key: string; applicantId: number; bytes: Uint8Array; scan: FileScan }

/** A file that is not handed to staff. */
export type HeldFile = { key: string; applicantId: number; scan: 'waiting' | 'found' }

/**
 * The bytes of uploaded files and photos. They are written in the transaction of the rows that name them, so both exist or neither, and they
 * are removed with their applicant. The interface has few calls by key alone, so that an object store can implement it: it uploads within
 * `put`, and removes objects after the transaction has ended. No other table returns bytes.
 */
export interface FileTable {
  /** Adds a file, or replaces that of this key. */
  put(file: StoredFile): Promise<void>
  /** Null without such a file, and for a file with a virus. */
  get(key: string): Promise<Uint8Array | null>
  /** Does nothing without such a file. */
  delete(key: string): Promise<void>
  /** Returns the files that wait for the scanner or have a virus, of all applicants or of one. */
  held(applicantId?: number): Promise<HeldFile[]>
  /** Returns up to `limit` of the files that were never scanned. They are handed to staff. */
  unscanned(limit: number): Promise<Pick<StoredFile, 'key' | 'applicantId'>[]>
  /** Returns the number of the files that were never scanned. */
  countUnscanned(): Promise<number>
  /**
   * Stores the answer of the scanner about a file that waits or was never scanned. Returns false for another file, for example one that was
   * deleted.
   */
  settle(key: string, scan: NonNullable<FileScan>): Promise<boolean>
}
