import type { Applicant } from '#backend/ports/applicants.ts'
import type { AuditEntry } from '#backend/ports/audit.ts'
import type { Career, Resume } from '#backend/ports/documents.ts'
import type { ErasedPerson } from '#backend/ports/erasures.ts'
import type { ChangeEvent } from '#backend/ports/events.ts'
import type { LinkToken } from '#backend/ports/linkTokens.ts'
import type { Contact, Inquiry, Invitation, Talk } from '#backend/ports/messages.ts'
import type { Notification } from '#backend/ports/notifications.ts'
import type { PersonNote } from '#backend/ports/personNotes.ts'
import type { Process } from '#backend/ports/processes.ts'
import type { Profile } from '#backend/ports/profiles.ts'
import type { Provision } from '#backend/ports/provisions.ts'
import type { SeekerRow } from '#backend/ports/seekerRegister.ts'
import type { RefreshToken, Session } from '#backend/ports/sessions.ts'
import type { StaffToken } from '#backend/ports/staffTokens.ts'
import type { StoredResponse } from '#backend/ports/storedResponses.ts'
import type { Collections } from './collections.ts'
import { type Rows, removeRows } from './rows.ts'
import { advisorTable } from './tables/advisors.ts'
import { applicantTable } from './tables/applicants.ts'
import { type Attempts, attemptTable } from './tables/attempts.ts'
import { auditTable } from './tables/audit.ts'
import { articleTable, blogTable } from './tables/blog.ts'
import { type Content, revisionTable } from './tables/content.ts'
import { type DocumentRow, documentTable } from './tables/documents.ts'
import { erasureTable } from './tables/erasures.ts'
import { eventTable } from './tables/events.ts'
import { type FileMap, fileTable, removeFilesOf } from './tables/files.ts'
import { type InterestedList, interestedListTable } from './tables/interestedLists.ts'
import { findJob, jobTable } from './tables/jobs.ts'
import { type MailRow, mailTable } from './tables/mails.ts'
import { type MessageRow, messageTable } from './tables/messages.ts'
import { notificationTable } from './tables/notifications.ts'
import { personNoteTable } from './tables/personNotes.ts'
import { processTable } from './tables/processes.ts'
import { profileTable } from './tables/profiles.ts'
import { provisionTable } from './tables/provisions.ts'
import { seekerRegister } from './tables/seekerRegister.ts'
import { sessionTable } from './tables/sessions.ts'
import { type Setting, settingTable } from './tables/settings.ts'
import { staffTokenTable } from './tables/staffTokens.ts'
import { storedResponseTable } from './tables/storedResponses.ts'
import { storyTable } from './tables/stories.ts'
import { linkTokenTable, refreshTokenTable } from './tables/tokens.ts'

/** The tables of the store, one line for each entity. Calls do not take turns yet. */
export function createTables({ add }: Collections, content: Content, files: FileMap) {
  const removals = [(applicantId: number) => removeFilesOf(files, applicantId)]
  const owned = new Map<string, (applicantId: number) => number>()

  /** Adds an entity with rows that are removed with their applicant. */
  function addOwned<Row extends { applicantId: number | null }>(
    name: string,
    key: keyof Row & string,
  ): Rows<Row> {
    const rows = add<Row>(name, key)
    const removeOf = (applicantId: number) => removeRows(rows, (row) => row.applicantId === applicantId)
    removals.push(removeOf)
    owned.set(name, removeOf)
    return rows
  }

  const processes = addOwned<Process>('processes', 'id')
  const applicants = add<Applicant>('applicants', 'id')
  const inquiries = add<MessageRow<Inquiry>>('inquiries', 'id')
  const invitations = add<MessageRow<Invitation>>('invitations', 'id')
  const contacts = addOwned<MessageRow<Contact>>('contacts', 'id')
  const talks = addOwned<MessageRow<Talk>>('talks', 'id')
  const mails = add<MailRow>('mails', 'id')
  const storedResponses = addOwned<StoredResponse>('storedResponses', 'key')
  const audit = add<AuditEntry>('audit', 'sequence')
  const events = add<ChangeEvent>('events', 'sequence')
  const seekers = add<SeekerRow>('seekerRegister', 'personId')
  const provisions = add<Provision>('provisions', 'id')
  const linkTokens = addOwned<LinkToken>('linkTokens', 'id')
  const notifications = addOwned<Notification>('notifications', 'id')
  const removeRowsOf = (applicantId: number) => removals.forEach((remove) => remove(applicantId))

  return {
    revisions: revisionTable(content),
    advisors: advisorTable(content),
    jobs: jobTable(content),
    stories: storyTable(content),
    blog: blogTable(content),
    articles: articleTable(content),
    applicants: applicantTable(applicants, { linkTokens, removeRowsOf }),
    profiles: profileTable(addOwned<Profile>('profiles', 'applicantId')),
    personNotes: personNoteTable(addOwned<PersonNote>('personNotes', 'id')),
    processes: processTable(processes, { notifications, jobOf: (id) => findJob(content, id) }),
    resumes: documentTable(addOwned<DocumentRow<Resume>>('resumes', 'applicantId')),
    careers: documentTable(addOwned<DocumentRow<Career>>('careers', 'applicantId')),
    files: fileTable(files),
    erasures: erasureTable({
      erased: add<ErasedPerson>('erasures', 'id'),
      applicants,
      processes,
      inquiries,
      invitations,
      contacts,
      talks,
      mails,
      storedResponses,
      audit,
      events,
      seekers,
      provisions,
      files,
      removeOwned: (name, applicantId) => owned.get(name)?.(applicantId) ?? 0,
    }),
    seekerRegister: seekerRegister(seekers),
    provisions: provisionTable(provisions),
    linkTokens: linkTokenTable(linkTokens),
    inquiries: messageTable<Inquiry>(inquiries, 7001),
    invitations: messageTable<Invitation>(invitations, 8001),
    contacts: messageTable<Contact>(contacts, 9001),
    talks: messageTable<Talk>(talks, 10_001),
    notifications: notificationTable(notifications),
    interestedLists: interestedListTable(addOwned<InterestedList>('interestedLists', 'applicantId')),
    mails: mailTable(mails),
    sessions: sessionTable(addOwned<Session>('sessions', 'id')),
    refreshTokens: refreshTokenTable(addOwned<RefreshToken>('refreshTokens', 'id')),
    attempts: attemptTable(add<Attempts>('attempts', 'key')),
    storedResponses: storedResponseTable(storedResponses),
    settings: settingTable(add<Setting>('settings', 'key')),
    staffTokens: staffTokenTable(add<StaffToken>('staffTokens', 'id')),
    audit: auditTable(audit),
    events: eventTable(events),
  }
}
