import type { Mail, Mailer } from '#backend/ports/mailer.ts'

/** A mailer that stores sent mails, newest last, until the page or process ends. */
export type Outbox = Mailer & { readonly sent: readonly Mail[] }

export function createOutbox(): Outbox {
  const sent: Mail[] = []
  return { sent, send: async (mail) => void sent.push(mail) }
}
