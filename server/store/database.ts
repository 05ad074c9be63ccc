/** The tables in SQL, with the names that the columns have in code. Times are ISO strings, as in the store port. */
import type { Generated, JSONColumnType, Kysely } from 'kysely'
import type { Career, Resume } from '#backend/ports/documents.ts'
import type { Contact } from '#backend/ports/contacts.ts'
import type { Notification, NotificationTexts } from '#backend/ports/notifications.ts'
import type { Inquiry, Invitation, LinkToken, Profile, QueuedMail } from '#backend/ports/people.ts'
import type { Process } from '#backend/ports/processes.ts'
import type { Article, ArticleSummary, BlogTerm, Job, Story } from '#backend/ports/records.ts'
import type { Applicant, StoredResponse, RefreshToken, Session } from '#backend/ports/store.ts'

export type Tables = {
  job: { jobId: number; data: JSONColumnType<Job> }
  /** One row, counted up by a trigger whenever `job` changes. */
  jobRevision: { value: number }
  story: { id: number; data: JSONColumnType<Story> }
  /** `summary` is null for an article that is not published. */
  article: {
    slug: string
    data: JSONColumnType<Article>
    summary: JSONColumnType<ArticleSummary | null, string | null, string | null>
  }
  /** Ids only keep the order. */
  blogCategory: { id: Generated<number> } & BlogTerm
  blogTag: { id: Generated<number> } & BlogTerm
  /** `emailKey` is what all spellings of the address have in common; unique. */
  applicant: Omit<Applicant, 'id'> & { id: Generated<number>; emailKey: string }
  profile: { applicantId: number; data: JSONColumnType<Profile> }
  resume: { applicantId: number; data: JSONColumnType<Resume> }
  career: { applicantId: number; data: JSONColumnType<Career> }
  process: Omit<Process, 'id' | 'steps' | 'details'> & {
    id: Generated<number>
    steps: JSONColumnType<Process['steps']>
    details: JSONColumnType<Process['details']>
  }
  linkToken: LinkToken
  inquiry: { id: Generated<number>; data: JSONColumnType<Inquiry> }
  invitation: { id: Generated<number>; data: JSONColumnType<Invitation> }
  contact: { id: Generated<number>; data: JSONColumnType<Contact> }
  notification: Omit<Notification, 'id' | 'ja' | 'en'> & {
    id: Generated<number>
    ja: JSONColumnType<NotificationTexts>
    en: JSONColumnType<NotificationTexts>
  }
  interestedList: { applicantId: number; jobIds: JSONColumnType<number[]> }
  mail: Omit<QueuedMail, 'letter'> & { letter: JSONColumnType<QueuedMail['letter']> }
  session: Session
  refreshToken: RefreshToken
  /** `times` is read and written in SQL alone (`tables/attempts.ts`). */
  attempt: { key: string; expiresAt: string }
  storedResponse: Omit<StoredResponse, 'reference'> & {
    reference: JSONColumnType<object | null, string | null, string | null>
  }
  setting: { key: string; value: string }
}

export type Database = Kysely<Tables>

/** In the transaction that is open, or in one of its own. */
export function inTransaction<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}
