/**
 * The store port: the data of the backend. Each table has a file in this folder, with the type of its rows and the interface of the table.
 * Every call is async and takes and gives plain values (copies, never live objects), so that the same operations run on memory and on SQL.
 * Times are ISO strings in UTC.
 */

import type { AdvisorTable } from './advisors.ts'
import type { ApplicantTable } from './applicants.ts'
import type { AttemptTable } from './attempts.ts'
import type { AuditTable } from './audit.ts'
import type { ArticleTable, BlogTable } from './blog.ts'
import type { ContentRevisions } from './content.ts'
import type { Career, DocumentTable, Resume } from './documents.ts'
import type { ErasureTable } from './erasures.ts'
import type { EventTable } from './events.ts'
import type { FileTable } from './files.ts'
import type { InterestedListTable } from './interestedLists.ts'
import type { JobTable } from './jobs.ts'
import type { LinkTokenTable } from './linkTokens.ts'
import type { MailTable } from './mails.ts'
import type { Contact, Inquiry, Invitation, MessageTable, Talk } from './messages.ts'
import type { NotificationTable } from './notifications.ts'
import type { PersonNoteTable } from './personNotes.ts'
import type { ProcessTable } from './processes.ts'
import type { ProfileTable } from './profiles.ts'
import type { ProvisionTable } from './provisions.ts'
import type { SeekerRegister } from './seekerRegister.ts'
import type { RefreshTokenTable, SessionTable } from './sessions.ts'
import type { SettingTable } from './settings.ts'
import type { StaffTokenTable } from './staffTokens.ts'
import type { StoredResponseTable } from './storedResponses.ts'
import type { StoryTable } from './stories.ts'

export interface Store {
  revisions: ContentRevisions
  advisors: AdvisorTable
  jobs: JobTable
  stories: StoryTable
  blog: BlogTable
  articles: ArticleTable
  applicants: ApplicantTable
  profiles: ProfileTable
  personNotes: PersonNoteTable
  processes: ProcessTable
  resumes: DocumentTable<Resume>
  careers: DocumentTable<Career>
  files: FileTable
  erasures: ErasureTable
  seekerRegister: SeekerRegister
  provisions: ProvisionTable
  linkTokens: LinkTokenTable
  inquiries: MessageTable<Inquiry>
  invitations: MessageTable<Invitation>
  contacts: MessageTable<Contact>
  talks: MessageTable<Talk>
  notifications: NotificationTable
  interestedLists: InterestedListTable
  mails: MailTable
  sessions: SessionTable
  refreshTokens: RefreshTokenTable
  attempts: AttemptTable
  storedResponses: StoredResponseTable
  settings: SettingTable
  staffTokens: StaffTokenTable
  audit: AuditTable
  events: EventTable
  /**
   * Runs `work` completely or not at all: an error rolls back its changes and is rethrown. Transactions do not see each other; `work` may
   * run again after a conflict with another transaction, and after many conflicts `Unavailable` is thrown.
   */
  transaction<T>(work: (store: Store) => Promise<T>): Promise<T>
  close(): Promise<void>
}
