import type { Career, Resume } from '#backend/ports/documents.ts'
import type { Contact } from '#backend/ports/contacts.ts'
import type { Notification } from '#backend/ports/notifications.ts'
import type { Inquiry, Invitation, LinkToken, Numbered, Profile, QueuedMail } from '#backend/ports/people.ts'
import type { Process } from '#backend/ports/processes.ts'
import type { Applicant, RefreshToken, Session, StoredResponse } from '#backend/ports/store.ts'
import type { Collections } from './collections.ts'
import type { Rows } from './rows.ts'
import { applicantTable } from './tables/applicants.ts'
import { type Attempts, attemptTable } from './tables/attempts.ts'
import { type Content, blogTable, jobTable, storyTable } from './tables/content.ts'
import { type DocumentRow, documentTable } from './tables/documents.ts'
import { type InterestedList, interestedListTable } from './tables/interestedLists.ts'
import { mailTable } from './tables/mails.ts'
import { messageTable } from './tables/messages.ts'
import { notificationTable } from './tables/notifications.ts'
import { processTable } from './tables/processes.ts'
import { profileTable } from './tables/profiles.ts'
import { sessionTable } from './tables/sessions.ts'
import { type Setting, settingTable } from './tables/settings.ts'
import { storedResponseTable } from './tables/storedResponses.ts'
import { linkTokenTable, refreshTokenTable } from './tables/tokens.ts'

/** The tables of the store, one line for each entity. Calls do not take turns yet. */
export function createTables({ add }: Collections, content: Content) {
  const removals: ((applicantId: number) => void)[] = []

  /** Adds an entity whose rows are removed with the applicant to whom they belong. */
  function addOwned<Row extends { applicantId: number | null }>(
    name: string,
    key: keyof Row & string,
  ): Rows<Row> {
    const rows = add<Row>(name, key)
    removals.push((applicantId) => rows.remove((row) => row.applicantId === applicantId))
    return rows
  }

  const linkTokens = addOwned<LinkToken>('linkTokens', 'id')
  const removeRowsOf = (applicantId: number) => removals.forEach((remove) => remove(applicantId))

  return {
    jobs: jobTable(content),
    stories: storyTable(content),
    blog: blogTable(content),
    applicants: applicantTable(add<Applicant>('applicants', 'id'), { linkTokens, removeRowsOf }),
    profiles: profileTable(addOwned<Profile>('profiles', 'applicantId')),
    processes: processTable(addOwned<Process>('processes', 'id')),
    resumes: documentTable(addOwned<DocumentRow<Resume>>('resumes', 'applicantId')),
    careers: documentTable(addOwned<DocumentRow<Career>>('careers', 'applicantId')),
    linkTokens: linkTokenTable(linkTokens),
    inquiries: messageTable<Inquiry>(add<Numbered<Inquiry>>('inquiries', 'id'), 7001),
    invitations: messageTable<Invitation>(add<Numbered<Invitation>>('invitations', 'id'), 8001),
    contacts: messageTable<Contact>(add<Numbered<Contact>>('contacts', 'id'), 9001),
    notifications: notificationTable(addOwned<Notification>('notifications', 'id')),
    interestedLists: interestedListTable(addOwned<InterestedList>('interestedLists', 'applicantId')),
    mails: mailTable(add<QueuedMail>('mails', 'id')),
    sessions: sessionTable(addOwned<Session>('sessions', 'id')),
    refreshTokens: refreshTokenTable(addOwned<RefreshToken>('refreshTokens', 'id')),
    attempts: attemptTable(add<Attempts>('attempts', 'key')),
    storedResponses: storedResponseTable(addOwned<StoredResponse>('storedResponses', 'key')),
    settings: settingTable(add<Setting>('settings', 'key')),
  }
}
