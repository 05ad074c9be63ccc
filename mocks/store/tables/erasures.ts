import type { Applicant } from '#backend/ports/applicants.ts'
import type { AuditEntry } from '#backend/ports/audit.ts'
import {
  type ErasedPerson,
  type ErasureTable,
  type RemovedThings,
  auditTargets,
} from '#backend/ports/erasures.ts'
import type { ChangeEvent } from '#backend/ports/events.ts'
import type { Contact, Inquiry, Invitation, MessageKind, MessageWork, Talk } from '#backend/ports/messages.ts'
import type { Process } from '#backend/ports/processes.ts'
import type { Provision } from '#backend/ports/provisions.ts'
import type { SeekerRow } from '#backend/ports/seekerRegister.ts'
import type { StoredResponse } from '#backend/ports/storedResponses.ts'
import { emailKey } from '#domain/email.ts'
import { type Rows, removeRows } from '../rows.ts'
import type { FileMap } from './files.ts'
import type { MailRow } from './mails.ts'
import type { MessageRow } from './messages.ts'

/** Tables with rows that belong to an applicant by `applicantId`. */
type Owned =
  | 'profiles'
  | 'personNotes'
  | 'resumes'
  | 'careers'
  | 'linkTokens'
  | 'notifications'
  | 'interestedLists'
  | 'sessions'
  | 'refreshTokens'

type Tables = {
  erased: Rows<ErasedPerson>
  applicants: Rows<Applicant>
  processes: Rows<Process>
  inquiries: Rows<MessageRow<Inquiry>>
  invitations: Rows<MessageRow<Invitation>>
  contacts: Rows<MessageRow<Contact>>
  talks: Rows<MessageRow<Talk>>
  mails: Rows<MailRow>
  storedResponses: Rows<StoredResponse>
  audit: Rows<AuditEntry>
  events: Rows<ChangeEvent>
  seekers: Rows<SeekerRow>
  provisions: Rows<Provision>
  files: FileMap
  /** Removes the rows of an applicant from a table and returns their number. */
  removeOwned: (table: Owned, applicantId: number) => number
}

export function erasureTable(tables: Tables): ErasureTable {
  return {
    remove: (person) => removePerson(tables, person),
    async removeSettled(time) {
      const isOver = ({ settledAt }: MessageWork) => settledAt !== null && settledAt < time
      const inquiryIds = idsOf(tables.inquiries, isOver)
      const invitationIds = idsOf(tables.invitations, isOver)
      tables.mails.remove(isAboutMessages(inquiryIds, invitationIds))
      return removeRows(tables.inquiries, isOver) + removeRows(tables.invitations, isOver)
    },
    removeTraces: (things) => removeTraces(tables, things),
    async messagesOf({ id, email }) {
      const isFrom = (row: { email: string }) => emailKey(row.email) === emailKey(email)
      return {
        inquiries: tables.inquiries.list(isFrom),
        invitations: tables.invitations.list(isFrom),
        contacts: tables.contacts.list((row) => row.applicantId === id),
        talks: tables.talks.list((row) => row.applicantId === id),
      }
    },
    async note(erased) {
      if (!tables.erased.find(erased.id)) await tables.erased.insert(erased)
    },
    returned: async () => tables.erased.list(({ id }) => tables.applicants.find(id) !== null),
    all: async () => tables.erased.list().sort((a, b) => a.id - b.id),
  }
}

async function removePerson(tables: Tables, { id, email }: { id: number; email: string }) {
  const isOwn = (row: { applicantId: number | null }) => row.applicantId === id
  const isFrom = (row: { email: string }) => emailKey(row.email) === emailKey(email)
  const names = (text: string) => text.toLowerCase().includes(email.toLowerCase())
  const messages = {
    inquiry: idsOf(tables.inquiries, isFrom),
    invitation: idsOf(tables.invitations, isFrom),
    contact: idsOf(tables.contacts, isOwn),
    talk: idsOf(tables.talks, isOwn),
  }
  const targets = new Set(auditTargets({ person: id, processes: idsOf(tables.processes, isOwn), messages }))
  const isAboutMessage = isAboutMessages(messages.inquiry, messages.invitation)
  const { removeOwned } = tables
  return {
    mails: removeRows(tables.mails, (row) => isOwn(row) || isAboutMessage(row)),
    audit: await blankAudit(
      tables.audit,
      (entry) => targets.has(entry.target) || names(JSON.stringify([entry.before, entry.after])),
    ),
    storedResponses: removeRows(
      tables.storedResponses,
      (row) => isOwn(row) || names(`${row.body}${JSON.stringify(row.reference)}`),
    ),
    inquiries: removeRows(tables.inquiries, isFrom),
    invitations: removeRows(tables.invitations, isFrom),
    contacts: removeRows(tables.contacts, isOwn),
    talks: removeRows(tables.talks, isOwn),
    processes: removeRows(tables.processes, isOwn),
    notifications: removeOwned('notifications', id),
    personNotes: removeOwned('personNotes', id),
    resumes: removeOwned('resumes', id),
    careers: removeOwned('careers', id),
    files: removeFiles(tables.files, id),
    linkTokens: removeOwned('linkTokens', id),
    interestedLists: removeOwned('interestedLists', id),
    sessions: removeOwned('sessions', id),
    refreshTokens: removeOwned('refreshTokens', id),
    profiles: removeOwned('profiles', id),
    applicants: removeRows(tables.applicants, (row) => row.id === id),
  }
}

async function removeTraces(tables: Tables, { people, processes, prefix }: RemovedThings): Promise<void> {
  const { events, audit, erased, seekers, provisions } = tables
  const isPerson = (id: number | null) => id !== null && people.includes(id)
  const named = events.list(({ personId }) => isPerson(personId)).flatMap(({ processId }) => processId ?? [])
  const all = new Set([...processes, ...named])
  const targets = new Set([...people.map((id) => `person:${id}`), ...[...all].map((id) => `process:${id}`)])
  events.remove(
    ({ personId, processId, data }) =>
      isPerson(personId) ||
      (processId !== null && all.has(processId)) ||
      data.externalId?.startsWith(prefix) === true,
  )
  await blankAudit(
    audit,
    ({ target }) => targets.has(target) || target.split(':')[1]?.startsWith(prefix) === true,
  )
  erased.remove(({ id }) => isPerson(id))
  seekers.remove(({ personId }) => isPerson(personId))
  provisions.remove(({ id }) => all.has(Number(id.split(' ')[0])))
}

/** A mail about an inquiry or an invitation of these ids: their senders have no account. */
function isAboutMessages(inquiryIds: Set<number>, invitationIds: Set<number>): (row: MailRow) => boolean {
  return ({ letter }) => {
    if (!letter) return false
    if ('inquiryId' in letter) return inquiryIds.has(letter.inquiryId)
    if ('invitationId' in letter) return invitationIds.has(letter.invitationId)
    if (letter.kind !== 'messageReply') return false
    const ids: Partial<Record<MessageKind, Set<number>>> = { inquiry: inquiryIds, invitation: invitationIds }
    return ids[letter.message.kind]?.has(letter.message.id) ?? false
  }
}

function idsOf<Row extends { id: number }>(rows: Rows<Row>, test: (row: Row) => boolean): Set<number> {
  return new Set(rows.list(test).map(({ id }) => id))
}

function removeFiles(files: FileMap, applicantId: number): number {
  const own = [...files].filter(([, file]) => file.applicantId === applicantId)
  for (const [key] of own) files.delete(key)
  return own.length
}

async function blankAudit(audit: Rows<AuditEntry>, test: (entry: AuditEntry) => boolean): Promise<number> {
  const found = audit.list((entry) => (entry.before !== null || entry.after !== null) && test(entry))
  for (const { sequence } of found)
    await audit.update((entry) => entry.sequence === sequence, { before: null, after: null })
  return found.length
}
