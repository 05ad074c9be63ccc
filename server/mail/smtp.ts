import { createTransport } from 'nodemailer'
import type { Mailer } from '#backend/ports/mailer.ts'
import { smtpFailure } from './smtpFailure.ts'

/** The maximum time without data from the mail server, in ms. */
const PATIENCE = 9_000
/** The maximum total time for a mail, in ms. It ends before the first retry, which follows after two minutes (`mail/queue.ts`). */
const MAIL_LIMIT = 60_000

/** Sends mails through a mail server, `smtp://user:password@host:587` or `smtps://…`. */
export function createSmtpMailer(url: string, mailLimit = MAIL_LIMIT): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    dnsTimeout: PATIENCE,
    // A hanging server does not acknowledge the end of a connection either.
    socketCloseTimeout: 1_000,
    // User input must not make nodemailer read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    // Addresses are passed as objects, so that a typed comma does not split one into two.
    async send({ from, to, replyTo, subject, text, html, date, requestId, attachments = [] }) {
      const mail = { from, to: { name: '', address: to }, replyTo: { name: '', address: replyTo } }
      const files = attachments.map(({ name: filename, type: contentType, content }) => ({
        filename,
        contentType,
        content,
      }))
      const headers = requestId ? { 'X-Request-Id': requestId } : undefined
      const parts = { subject, text, html, date, headers, attachments: files }
      try {
        await transport.sendMail({ ...mail, ...parts, signal: AbortSignal.timeout(mailLimit) })
      } catch (error) {
        throw smtpFailure(error)
      }
    },
  }
}
