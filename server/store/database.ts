/** The tables in SQL, with the names that the columns have in code. Times are ISO strings, as in the store port. */

import type { Generated, GeneratedAlways, JSONColumnType, Kysely } from 'kysely'
import type { AdvisorProfile } from '#backend/ports/advisors.ts'
import type { Applicant } from '#backend/ports/applicants.ts'
import type { AuditEntry } from '#backend/ports/audit.ts'
import type { Article, ArticleSummary, BlogTerm } from '#backend/ports/blog.ts'
import type { Career, Resume } from '#backend/ports/documents.ts'
import type { ErasedPerson } from '#backend/ports/erasures.ts'
import type { ChangeEvent, EventData } from '#backend/ports/events.ts'
import type { StoredFile } from '#backend/ports/files.ts'
import type { Job } from '#backend/ports/jobs.ts'
import type { LinkToken } from '#backend/ports/linkTokens.ts'
import type { MailRecord, QueuedMail } from '#backend/ports/mails.ts'
import type { Notification, NotificationTexts } from '#backend/ports/notifications.ts'
import type { PersonNote } from '#backend/ports/personNotes.ts'
import type { Process } from '#backend/ports/processes.ts'
import type { Profile } from '#backend/ports/profiles.ts'
import type { Provision } from '#backend/ports/provisions.ts'
import type { SeekerRow } from '#backend/ports/seekerRegister.ts'
import type { RefreshToken, Session } from '#backend/ports/sessions.ts'
import type { StaffToken } from '#backend/ports/staffTokens.ts'
import type { StoredResponse } from '#backend/ports/storedResponses.ts'
import type { Story } from '#backend/ports/stories.ts'
import type { Party } from '#domain/processes/states.ts'
import type { Asset } from '../http/earlierAssets.ts'

type NullableJson<Value extends object> = JSONColumnType<Value | null, string | null, string | null>

/** Columns for the lists of staff; the values are also in `data`. */
type Content = { externalId: string; isClosed: boolean }

export type Tables = {
  asset: Asset
  advisor: { id: Generated<number>; externalId: string; data: JSONColumnType<AdvisorProfile> }
  job: Content & {
    jobId: Generated<number>
    advisorId: string
    data: JSONColumnType<Omit<Job, 'advisor'>>
    /** Random, set by a trigger whenever the row changes; null for a row that has not changed since this column was added. */
    rowVersion: GeneratedAlways<string | null>
  }
  /** A revision of each part of the jobs, which triggers change; also of a part that had jobs. */
  jobPart: { part: number; revision: string }
  /** One row. Triggers change `jobsRevision` whenever `job` changes, `othersRevision` for all other content. */
  jobRevision: { jobsRevision: string; othersRevision: string }
  story: Content & { id: Generated<number>; data: JSONColumnType<Story> }
  /** `summary` is null for an article that is not published. */
  article: Content & {
    slug: string
    data: JSONColumnType<Article>
    summary: NullableJson<ArticleSummary>
  }
  /** Ids only preserve the order. */
  blogCategory: { id: Generated<number> } & BlogTerm
  blogTag: { id: Generated<number> } & BlogTerm
  /** `emailKey` is the same for all spellings of an address; unique. */
  applicant: Omit<Applicant, 'id'> & { id: Generated<number>; emailKey: string }
  personNote: Omit<PersonNote, 'id' | 'by'> & {
    id: Generated<number>
    by: JSONColumnType<PersonNote['by']>
  }
  profile: { applicantId: number; data: JSONColumnType<Profile> }
  resume: { applicantId: number; data: JSONColumnType<Resume> }
  career: { applicantId: number; data: JSONColumnType<Career> }
  /** `scanned`: whether the scanner has found nothing. */
  file: Omit<StoredFile, 'scan'> & { scan: 'waiting' | 'found' | null; scanned: Generated<boolean> }
  erasedPerson: ErasedPerson
  provision: { id: string; at: string; data: JSONColumnType<Provision> }
  seekerRegister: { personId: number; validUntil: string; data: JSONColumnType<SeekerRow> }
  process: Omit<Process, 'id' | 'steps' | 'details'> & {
    id: Generated<number>
    /** Follows from the other columns (`domain/processes/states.ts`). */
    waitingFor: Party
    steps: JSONColumnType<Process['steps']>
    details: JSONColumnType<Process['details']>
  }
  linkToken: LinkToken
  notification: Omit<Notification, 'id' | 'ja' | 'en'> & {
    id: Generated<number>
    ja: JSONColumnType<NotificationTexts>
    en: JSONColumnType<NotificationTexts>
  }
  interestedList: { applicantId: number; jobIds: JSONColumnType<number[]> }
  /** `letter` is null after the mail was sent. */
  mail: MailRecord & { letter: NullableJson<QueuedMail['letter']> }
  session: Session
  refreshToken: RefreshToken
  /** `times` is read and written in SQL alone (`tables/attempts.ts`). */
  attempt: { key: string; expiresAt: string }
  storedResponse: Omit<StoredResponse, 'reference'> & {
    reference: NullableJson<object>
  }
  setting: { key: string; value: string }
  staffToken: Omit<StaffToken, 'id' | 'scopes'> & {
    id: Generated<number>
    scopes: JSONColumnType<StaffToken['scopes']>
  }
  audit: Omit<AuditEntry, 'sequence' | 'actor' | 'before' | 'after'> & {
    sequence: GeneratedAlways<number>
    actor: JSONColumnType<AuditEntry['actor']>
    before: NullableJson<object>
    after: NullableJson<object>
  }
  event: Omit<ChangeEvent, 'sequence' | 'message' | 'data'> & {
    sequence: GeneratedAlways<number>
    message: NullableJson<NonNullable<ChangeEvent['message']>>
    data: JSONColumnType<EventData>
  }
}

export type Database = Kysely<Tables>

/** In the transaction that is open, or in one of its own. */
export function inTransaction<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}
