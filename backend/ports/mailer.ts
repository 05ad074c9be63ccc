/** The mailer port: passes a mail on for delivery. */

import type { MailType } from '#domain/mailTypes.ts'

/** Header values are single lines. */
export type Mail = {
  /** Absent for a mail that does not answer a request of an applicant. */
  type?: MailType
  from: MailAddress
  to: string
  replyTo: string
  subject: string
  text: string
  /** The same text as HTML (`mail/html.ts`). */
  html: string
  date: Date
  /** The id of the request that has caused it, for `X-Request-Id`. */
  requestId?: string | null
  attachments?: { name: string; type: string; content: string }[]
}

export type MailAddress = { name: string; address: string }

export interface Mailer {
  /**
   * Throws if the mail could not be passed on; the queue tries again (`mail/queue.ts`), unless it is `MailRefused`. The message of an error
   * is logged, so it must not name a person. Must end within two minutes; later another process may try.
   */
  send(mail: Mail): Promise<void>
  /** Removes the mails that name an address, and returns their number; a dry run only counts them. Absent for a mailer that stores none. */
  erase?(address: string, options: { dryRun: boolean }): Promise<number>
}

/** Thrown where the mail server will never accept this mail, as for an address that does not exist. */
export class MailRefused extends Error {}
