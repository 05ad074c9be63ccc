/** The erasure of people. */

import {
  type Contact,
  type Inquiry,
  type Invitation,
  type MessageKind,
  type MessageWork,
  type Numbered,
  type Talk,
  messageKinds,
} from './messages.ts'

/** The tables with rows of people. The others have none, or keep some for a reason (`tests/staff/erasure.test.ts`). */
export const personTables = [
  'applicants',
  'profiles',
  'personNotes',
  'processes',
  'resumes',
  'careers',
  'files',
  'linkTokens',
  'inquiries',
  'invitations',
  'contacts',
  'talks',
  'notifications',
  'interestedLists',
  'mails',
  'sessions',
  'refreshTokens',
  'storedResponses',
  'audit',
] as const

export type PersonTable = (typeof personTables)[number]

/** The number of rows of each table. */
export type ErasedRows = Record<PersonTable, number>

/** An erased person, so that the erasure can be repeated after a restore. */
export type ErasedPerson = {
  id: number
  /** SHA-256 of the key of the address. */
  emailHash: string
  erasedAt: string
}

/** A message with its number, its replies and the time of its settlement. */
type Sent<Message> = Numbered<Message> & MessageWork

export type PersonMessages = {
  inquiries: Sent<Inquiry>[]
  invitations: Sent<Invitation>[]
  contacts: Sent<Contact>[]
  talks: Sent<Talk>[]
}

/** The rows of a person that others name by their ids. */
export type PersonIds = {
  person: number
  processes: Iterable<number>
  messages: Record<MessageKind, Iterable<number>>
}

/** Returns the targets of the audit that are about a person. */
export function auditTargets({ person, processes, messages }: PersonIds): string[] {
  return [
    `person:${person}`,
    ...[...processes].map((id) => `process:${id}`),
    ...messageKinds.flatMap((kind) => [...messages[kind]].map((id) => `message:${kind}-${id}`)),
  ]
}

/** Removed things, for the rows that others have about them. */
export type RemovedThings = {
  people: number[]
  processes: number[]
  /** The beginning of the external ids of removed content. */
  prefix: string
}

export interface ErasureTable {
  /**
   * Removes all rows of an applicant, the inquiries and invitations with the same address, and stored responses that name it. Entries of
   * the audit stay without their values. Returns the number of rows. Call it within a transaction.
   */
  remove(person: { id: number; email: string }): Promise<ErasedRows>
  /** Removes the inquiries and invitations that were settled before this time, and the mails about them. Returns their number. */
  removeSettled(time: string): Promise<number>
  /**
   * Removes the other rows about removed things, as if they had never been there: events, the values of the audit, the list of erasures,
   * the register of seekers, and the record of sent documents. Call it within a transaction.
   */
  removeTraces(things: RemovedThings): Promise<void>
  /** The messages that `remove` removes: those of the applicant, and those from the same address. */
  messagesOf(person: { id: number; email: string }): Promise<PersonMessages>
  /** Notes an erasure. It does nothing if this id is noted already. */
  note(erased: ErasedPerson): Promise<void>
  /** The erasures with a present applicant of this id, which a restore has brought back. */
  returned(): Promise<ErasedPerson[]>
  /** All erasures, in the order of their ids. */
  all(): Promise<ErasedPerson[]>
}
