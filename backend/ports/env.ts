import type { Company } from '#domain/company.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import type { Captcha } from './captcha.ts'
import type { Clock } from './clock.ts'
import type { FollowedRevisions } from './content.ts'
import type { ErasureNotes } from './erasureNotes.ts'
import type { Intake } from './intake.ts'
import type { JobSearch } from './jobSearch.ts'
import type { Mailer } from './mailer.ts'
import type { Scanner } from './scanner.ts'
import type { ReportSecurity } from './securityEvents.ts'
import type { Store } from './store.ts'

/** Everything that the operations need from their host. */
export type Env = {
  store: Store
  /** Returns the present revisions of the content, at most a second old. */
  revisions: () => Promise<FollowedRevisions>
  jobSearch: JobSearch
  clock: Clock
  random: Random
  /** Resolves when no request is being handled, or after a short time. Long work in the background calls it between its parts. */
  giveWay: () => Promise<void>
  importPace: ImportPace
  passwords: Passwords
  stripMetadata: StripMetadata
  mailer: Mailer
  erasureNotes: ErasureNotes
  intake: Intake
  /** Null where the forms have no bot check. */
  captcha: Captcha | null
  /** Null where uploads are not scanned for viruses. */
  scanner: Scanner | null
  security: ReportSecurity
  /** Returns the id of the request that the running code works for; null outside of requests. */
  requestId: () => string | null
  config: Config
}

/** The pace of the transactions of an import, so that requests are answered meanwhile (decision 74). */
export type ImportPace = {
  /** The lines that a transaction writes between two pauses for requests; `Infinity` for none. */
  linesBetweenPauses: number
  /** The least time between two transactions, in ms. */
  rest: number
}

export type Random = {
  /** An unguessable token of this prefix, URL-safe. */
  token(prefix: string): string
}

/** Each call but `decoy` throws `Unavailable` where too many others wait. */
export type Passwords = {
  /** Throws if the next hash would be refused. Costs nothing, so call it before all other work of an operation. */
  checkRoom(): void
  hash(password: string): Promise<string>
  verify(password: string, hash: string): Promise<boolean>
  /** Returns whether a hash was made in an earlier way, so that it should be made again when its password is known. */
  isOutdated(hash: string): boolean
  /** A hash that no password matches, for logins without an account: they take the same time. */
  decoy: string
}

/**
 * Returns a photo without metadata (`backend/photos/stripMetadata.ts`). Takes the bytes over: the caller does not use them again. Throws
 * `Unavailable` where too many others wait.
 */
export type StripMetadata = (type: string, bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>

/** At most `count` within this number of milliseconds. */
export type Limit = { count: number; within: number }

/** Limits of calls by operation and network, and other counted limits. */
export type Limits = Partial<Record<OperationId, Limit>> & {
  /** For each e-mail address, for each known browser of an account, and for current passwords in the sessions of each account. */
  failedLogins: Limit
  failedLoginsOfNetwork: Limit
  /** For each e-mail address. */
  confirmationMails: Limit
  /** For each mailbox, with all tags. */
  entriesOfMailbox: Limit
  /** Mails about a forgotten password, for each e-mail address. */
  reminderMails: Limit
  /** Requests of each kind that cause mails, for each applicant. */
  applicantRequests: Limit
  /** New applications of each applicant. */
  applications: Limit
  /** Messages of each kind to advisors, for each applicant. */
  applicantMessages: Limit
  /** Calls with each token of the staff API. */
  staffCalls: Limit
}

export type Config = {
  /** The site's public origin, for links in mails. */
  origin: string
  /** The facts of the company, for mails. */
  company: Company
  limits: Limits
  /** Whether cookies carry `Secure`: the site's origin is https. */
  secureCookies: boolean
  /** Origin of the applicant-tracking system, for a story's `hrbc`; null without such a system. */
  trackingOrigin: string | null
  /** Whether each response is checked against its schema (development and tests). */
  checkResponses: boolean
}
