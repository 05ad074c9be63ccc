/**
 * The files port: what people uploaded, by random names, out of reach of what is served. A file is unfinished until it is kept, and again
 * once it is released, so that what a killed process leaves behind can be found. Throws `Unavailable` where files cannot be written or read at present.
 */
export interface Files {
  /** Saves an unfinished file, whole or not at all. */
  save(key: string, bytes: Uint8Array): Promise<void>
  /** Makes a file stay; does nothing where it stays already. */
  keep(key: string): Promise<void>
  /** Makes a kept file unfinished; does nothing where there is no such file. */
  release(key: string): Promise<void>
  /** Unfinished or not; null where there is no such file. */
  read(key: string): Promise<Uint8Array | null>
  /** Does nothing where there is no such file. */
  remove(key: string): Promise<void>
  /** The keys of the unfinished files that were saved before this time. */
  unfinished(before: Date): Promise<string[]>
}
