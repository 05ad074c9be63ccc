/** The mails of the mock. */

import type { Mail as SentMail, Mailer } from '#backend/ports/mailer.ts'
import type { Mail } from './generated/client.ts'

/** An address in a text. Plain-text mails set addresses on lines of their own. */
const ADDRESS = /https?:\/\/[^\s<>"]+/g

/** Stores sent mails, newest last. `changed` is called after each change. */
export function createOutbox(changed: () => void) {
  let mails: Mail[] = []
  let last = 0

  const mailer: Mailer = {
    async send(mail) {
      mails = [...mails, mailOf(mail, ++last)]
      changed()
    },
  }

  return {
    mailer,
    /** Oldest first. */
    all: (): Mail[] => mails,
    /** Newest first. */
    list(to?: string) {
      const wanted = to?.toLowerCase()
      const items = mails.filter((mail) => wanted === undefined || mail.to.toLowerCase() === wanted)
      return { total: items.length, items: items.toReversed() }
    },
    replace(next: Mail[]) {
      restore(next)
      changed()
    },
    restore,
  }

  /** Replaces all mails. Numbers are not reused. */
  function restore(next: Mail[]): void {
    mails = next
    last = Math.max(last, ...next.map(({ number }) => number))
  }
}

function mailOf({ type, from, to, replyTo, subject, text, date }: SentMail, number: number): Mail {
  return {
    number,
    sentAt: date.toISOString(),
    mailType: type ?? null,
    from: from.address,
    to,
    replyTo,
    subject,
    text,
    links: [...text.matchAll(ADDRESS)].map(([address]) => address),
  }
}
