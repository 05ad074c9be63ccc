/** An erasure as it is noted outside of the database: without a name, an address, or a hash of them. */
export type NotedErasure = {
  id: number
  /** The time of the entry. Another person who gets the same number from a restored database has another time. */
  createdAt: string
  erasedAt: string
}

/** The list of erasures that a lost or replaced database does not take with it. */
export interface ErasureNotes {
  /** Adds an erasure; resolves when the disk has it. Throws `Unavailable` if that is not possible. */
  add(erasure: NotedErasure): Promise<void>
  /** Returns all erasures, the oldest first. Throws `Unavailable` if the list cannot be read. */
  all(): Promise<NotedErasure[]>
}
