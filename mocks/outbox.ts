import type { Mail, Mailer } from '#backend/ports/mailer.ts'

/** The mails that were sent, the latest last; they live as long as the page or process. */
export type Outbox = Mailer & { readonly sent: readonly Mail[] }

export function createOutbox(): Outbox {
  const sent: Mail[] = []
  return { sent, send: async (mail) => void sent.push(mail) }
}
