/**
 * The store port: what the backend keeps. Every call is async and takes and gives plain values (copies, never live
 * objects), so that the same operations run on memory and on SQL. Times are ISO strings in UTC.
 */
import type { Lang } from '#domain/lang.ts'
import type { Career, DocumentTable, Resume } from './documents.ts'
import type { Contact } from './contacts.ts'
import type { InterestedListTable } from './interestedLists.ts'
import type { NotificationTable } from './notifications.ts'
import type { Inquiry, Invitation, LinkPurpose, LinkToken, Numbered, Profile, QueuedMail } from './people.ts'
import type { ProcessTable } from './processes.ts'
import type { Article, ArticleSummary, Blog, BlogTerms, Job, Story } from './records.ts'

export interface Store {
  jobs: JobTable
  stories: StoryTable
  blog: BlogTable
  applicants: ApplicantTable
  profiles: ProfileTable
  processes: ProcessTable
  resumes: DocumentTable<Resume>
  careers: DocumentTable<Career>
  linkTokens: LinkTokenTable
  inquiries: MessageTable<Inquiry>
  invitations: MessageTable<Invitation>
  contacts: MessageTable<Contact>
  notifications: NotificationTable
  interestedLists: InterestedListTable
  mails: MailTable
  sessions: SessionTable
  refreshTokens: RefreshTokenTable
  attempts: AttemptTable
  storedResponses: StoredResponseTable
  settings: SettingTable
  /**
   * Runs `work` completely or not at all: an error rolls back its changes and is rethrown. Transactions do not see each other; `work` may
   * be run again where two of them met, and after many times `Unavailable` is thrown.
   */
  transaction<T>(work: (store: Store) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** A version changes whenever its job does; compared only for equality. */
export type JobVersion = { job_id: number; version: string }

export interface JobTable {
  find(id: number): Promise<Job | null>
  /** The jobs of these ids, closed ones too, in ascending order of id. Unknown ids are left out. At most 1,000 ids. */
  findMany(ids: number[]): Promise<Job[]>
  /** Up to `limit` jobs whose id is greater than `after`, in ascending order of id. */
  versions(range: { after: number; limit: number }): Promise<JobVersion[]>
  /** Changes whenever a job is added, changed or removed; compared only for equality. */
  revision(): Promise<string>
  insert(jobs: Job[]): Promise<void>
}

export interface StoryTable {
  /** All stories in ascending order of id. */
  all(): Promise<Story[]>
  insert(stories: Story[]): Promise<void>
}

export interface BlogTable {
  /** All published articles without their bodies, in no order. */
  summaries(): Promise<ArticleSummary[]>
  /** An article with its bodies, also one that is only a draft. */
  find(slug: string): Promise<Article | null>
  /** Categories and tags, in the order in which they were added. */
  terms(): Promise<BlogTerms>
  insert(blog: Blog): Promise<void>
}

export type Applicant = {
  id: number
  name: string
  /** As typed; compared in lower case. */
  email: string
  language: Lang
  /** Null until the first password is set. */
  passwordHash: string | null
  /** Null until the link in the registration mail was opened. */
  activatedAt: string | null
  /** Null until the welcome notification was seen. */
  welcomedAt: string | null
  /** The last request for an interview, and for recommendations; null if there was none. */
  interviewRequestedAt: string | null
  introductionRequestedAt: string | null
  createdAt: string
  /** Counted up from 1 by each change that voids the links that were asked for before (`changeAccount`). */
  accountVersion: number
}

export interface ApplicantTable {
  find(id: number): Promise<Applicant | null>
  findByEmail(email: string): Promise<Applicant | null>
  /** Adds an applicant and returns it with its new id; throws `AddressTaken` when another has the address. */
  insert(applicant: Omit<Applicant, 'id'> & { id?: number }): Promise<Applicant>
  /** Replaces the row of this id; throws `AddressTaken` when another has the address. */
  update(applicant: Applicant): Promise<void>
  /** The ids of up to `limit` applicants of before that time who were never activated and have no link that is valid now, the lowest first. */
  unconfirmed(range: { createdBefore: string; now: string; limit: number }): Promise<number[]>
  /** Removes an applicant with the rows that belong to them, unless they are activated. False when nobody was removed. Mails stay. */
  removeUnconfirmed(id: number): Promise<boolean>
}

export interface ProfileTable {
  find(applicantId: number): Promise<Profile | null>
  insert(profile: Profile): Promise<void>
  /** Replaces the profile of an applicant, or adds it. */
  save(profile: Profile): Promise<void>
  /** The keys of all files that profiles name, in no order. */
  fileKeys(): Promise<string[]>
}

export interface LinkTokenTable {
  find(id: string): Promise<LinkToken | null>
  insert(token: LinkToken): Promise<void>
  /** Marks the token as used; false when it was used before or is unknown, so that of two callers one wins. */
  use(id: string, time: string): Promise<boolean>
  /** Makes the links of this kind void that an applicant has got so far. */
  removeOf(applicantId: number, purpose: LinkPurpose): Promise<void>
  /** Removes links that expire before `from` or, made with a clock that was ahead, later than `until`. */
  removeOutside(from: string, until: string): Promise<void>
}

/** Messages from people to the company. */
export interface MessageTable<Message> {
  find(id: number): Promise<Numbered<Message> | null>
  /** Adds a message and returns it with its number. */
  insert(message: Message): Promise<Numbered<Message>>
}

/** Mails that are still to be sent. */
export interface MailTable {
  insert(mail: Pick<QueuedMail, 'id' | 'letter' | 'createdAt'>): Promise<void>
  /** Returns the mails whose time has come, the oldest first. */
  due(now: string): Promise<QueuedMail[]>
  /** Puts off the next try and counts this one; false when somebody else has done so since the mail was read. */
  claim(mail: QueuedMail, nextTryAt: string): Promise<boolean>
  remove(id: string): Promise<void>
  /** Removes the mails whose letter belongs to an applicant. */
  removeOf(applicantId: number): Promise<void>
}

export type Session = {
  /** SHA-256 of the token in the cookie. */
  id: string
  applicantId: number
  /** Shared by all sessions that were renewed out of one login. */
  family: string
  createdAt: string
  seenAt: string
}

export interface SessionTable {
  find(id: string): Promise<Session | null>
  insert(session: Session): Promise<void>
  /** Notes that the session was used. */
  touch(id: string, seenAt: string): Promise<void>
  remove(id: string): Promise<void>
  removeFamily(family: string): Promise<void>
  /** Removes all sessions of an applicant, but for those of one family. */
  removeOf(applicantId: number, exceptFamily: string | null): Promise<void>
  /** Removes sessions created before this time, whether they have ended or not. */
  removeBefore(time: string): Promise<void>
}

export type RefreshToken = {
  /** SHA-256 of the token. */
  id: string
  applicantId: number
  family: string
  expiresAt: string
  usedAt: string | null
}

export interface RefreshTokenTable {
  find(id: string): Promise<RefreshToken | null>
  insert(token: RefreshToken): Promise<void>
  /** Marks the token as used; false when it was used before or is unknown, so that of two callers one wins. */
  use(id: string, time: string): Promise<boolean>
  removeFamily(family: string): Promise<void>
  /** Removes all tokens of an applicant, but for those of one family. */
  removeOf(applicantId: number, exceptFamily: string | null): Promise<void>
  removeBefore(expiresAt: string): Promise<void>
}

/** The window of time in which an attempt is counted; times are ISO. */
export type AttemptWindow = {
  /** The time of the attempt. */
  now: string
  /** Attempts at this time or before no longer count. */
  since: string
  /** Attempts after this time do not count: the clock has been set back since. */
  until: string
  /** The number of attempts that the window takes. */
  most: number
  /** The time after which no attempt of the key counts. */
  expiresAt: string
}

/** Attempts within a window of time: failed logins, calls of a network, mails to a recipient. A key holds at most `most` times. */
export interface AttemptTable {
  /** Counts an attempt; false when the window is full, and then it is not counted. One atomic step that never fails because of others. */
  count(key: string, window: AttemptWindow): Promise<boolean>
  /** The times that were counted under this key and not yet dropped, oldest first. */
  times(key: string): Promise<string[]>
  /** Removes one attempt of this time, if there is one. */
  takeBack(key: string, time: string): Promise<void>
  clear(key: string): Promise<void>
  /** Removes keys that expire before `from` or, after the clock was set back, later than `until`. */
  removeOutside(from: string, until: string): Promise<void>
}

/** The first response to each idempotency key, replayed for repeated requests. */
export type StoredResponse = {
  key: string
  /** SHA-256 of what makes two requests equal. */
  fingerprint: string
  status: number
  /** JSON; null where there is a reference. */
  body: string | null
  /** The value from which the operation makes the body again, or null. */
  reference: unknown
  /** The response is removed with this applicant; null if it belongs to nobody. */
  applicantId: number | null
  createdAt: string
}

export interface StoredResponseTable {
  find(key: string): Promise<StoredResponse | null>
  /** False when the key is there already. */
  insert(response: StoredResponse): Promise<boolean>
  removeBefore(time: string): Promise<void>
}

/** Values of the whole site. */
export interface SettingTable {
  /** Stores the value, unless the key has one. Returns the stored value. */
  keepFirst(key: string, value: string): Promise<string>
}
