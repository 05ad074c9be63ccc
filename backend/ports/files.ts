/** The files port: what people uploaded, by random names, out of reach of what is served. */
export interface Files {
  save(key: string, bytes: Uint8Array): Promise<void>
  /** Null where there is no such file. */
  read(key: string): Promise<Uint8Array | null>
  /** Does nothing where there is no such file. */
  remove(key: string): Promise<void>
}
