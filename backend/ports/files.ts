/** A file of an applicant. `key` is random and unguessable; the row that names the file has the rest (`KeptFile`). */
export type StoredFile = { key: string; applicantId: number; bytes: Uint8Array }

/**
 * The bytes of uploaded files and photos. They are written in the transaction of the rows that name them, so both exist or neither, and they
 * are removed with their applicant. The interface has three calls by key alone, so that an object store can implement it: it uploads within
 * `put`, and removes objects after the transaction has ended. No other table returns bytes.
 */
export interface FileTable {
  /** Adds a file, or replaces that of this key. */
  put(file: StoredFile): Promise<void>
  /** Null without such a file. */
  get(key: string): Promise<Uint8Array | null>
  /** Does nothing without such a file. */
  delete(key: string): Promise<void>
}
