/**
 * The record of documents that were sent to employers (Act on the Protection of Personal Information, art. 29), as an erasure leaves it. While
 * the account exists, the ledger of each process is this record.
 */

import type { DocumentKind } from './processes.ts'

export type Provision = {
  /** The number of the process and the time: an application may be sent to two employers. */
  id: string
  /** The time when the documents were sent. */
  at: string
  /** The name of the person. */
  name: string
  /** The employer that got the documents. */
  recipient: string
  documents: DocumentKind[]
  /** The time of the consent. Null: the documents were sent before consent was recorded here. */
  agreedAt: string | null
}

export interface ProvisionTable {
  /** Adds records; one that is there stays as it is. */
  insert(...provisions: Provision[]): Promise<void>
  /** All records, the earliest first. */
  all(): Promise<Provision[]>
  /** Removes the records of documents sent before this time, and returns their number. */
  removeBefore(time: string): Promise<number>
}
