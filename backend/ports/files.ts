/**
 * The state of a file for the virus scanner: null when nothing holds it back, `waiting` until the scanner answers, `found` when it has found
 * a virus after the upload.
 */
export type FileScan = 'waiting' | 'found' | null

/** A file of an applicant. `key` is random and unguessable; the row that names the file has the rest (`KeptFile`). */
export type StoredFile = { key: string; applicantId: number; bytes: Uint8Array; scan: FileScan }

/** A file that is not handed to staff. */
export type HeldFile = { key: string; applicantId: number; scan: NonNullable<FileScan> }

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
  /** Ends the wait of a file with the answer of the scanner. Returns false if the file does not wait, for example because it was deleted. */
  settle(key: string, scan: 'found' | null): Promise<boolean>
}
