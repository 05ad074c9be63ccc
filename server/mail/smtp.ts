import { createTransport } from 'nodemailer'
import type { Mailer } from '#backend/ports/mailer.ts'

/** How long a mail server may be silent, in ms. */
const PATIENCE = 9_000
/** How long it may take for a mail in all, in ms: the next try comes after two minutes (`mail/queue.ts`). */
const MAIL_LIMIT = 60_000

/** Hands mails to a mail server, `smtp://user:password@host:587` or `smtps://…`. */
export function createSmtpMailer(url: string, mailLimit = MAIL_LIMIT): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    dnsTimeout: PATIENCE,
    // A server that hangs does not answer the end of a connection either.
    socketCloseTimeout: 1_000,
    // A mail is text: nothing that somebody typed may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    // Addresses are objects, so that a comma that somebody typed does not make two of one.
    async send({ from, to, replyTo, subject, text, date }) {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        replyTo: { name: '', address: replyTo },
        subject,
        text,
        date,
        signal: AbortSignal.timeout(mailLimit),
      })
    },
  }
}
