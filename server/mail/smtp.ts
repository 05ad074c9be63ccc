import { createTransport } from 'nodemailer'
import type { Mailer } from '#backend/ports/mailer.ts'

/** How long a mail server may take for a step, in ms. All twelve take less than the two minutes until the next try (`mail/queue.ts`). */
const PATIENCE = 9_000

/** Hands mails to a mail server, `smtp://user:password@host:587` or `smtps://…`. */
export function createSmtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    dnsTimeout: PATIENCE,
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
      })
    },
  }
}
