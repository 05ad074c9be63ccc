import type { OperationId } from '#openapi/generated/operations.ts'
import type { Captcha } from './captcha.ts'
import type { Clock } from './clock.ts'
import type { Files } from './files.ts'
import type { Intake } from './intake.ts'
import type { JobSearch } from './jobSearch.ts'
import type { Mailer } from './mailer.ts'
import type { Store } from './store.ts'

/** Everything that the operations need from their host. */
export type Env = {
  store: Store
  jobSearch: JobSearch
  clock: Clock
  random: Random
  passwords: Passwords
  files: Files
  mailer: Mailer
  intake: Intake
  /** Null where the forms have no bot check. */
  captcha: Captcha | null
  config: Config
}

export type Random = {
  /** An unguessable token of this prefix, URL-safe. */
  token(prefix: string): string
}

/** Each call but `decoy` throws `Unavailable` where too many others wait. */
export type Passwords = {
  /** Throws where the next hash would be refused. Costs nothing, so it comes before all other work of a call. */
  checkRoom(): void
  hash(password: string): Promise<string>
  verify(password: string, hash: string): Promise<boolean>
  /** A hash that no password fits, to verify against where there is no account. */
  decoy: string
}

/** At most `count` within so many milliseconds. */
export type Limit = { count: number; within: number }

/** Limits of calls, by operation and for each network, and of what else is counted. */
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
}

export type Config = {
  /** The site's public origin, for links in mails. */
  origin: string
  limits: Limits
  /** Whether cookies carry `Secure`: the site's origin is https. */
  secureCookies: boolean
  /** Origin of the applicant-tracking system, for a story's `hrbc`; null where there is none. */
  trackingOrigin: string | null
  /** Whether each response is checked against its schema (development and tests). */
  checkResponses: boolean
}
