import type { QueuedMail } from '#backend/ports/people.ts'
import type { MailTable } from '#backend/ports/store.ts'
import type { Rows } from '../rows.ts'

export function mailTable(mails: Rows<QueuedMail>): MailTable {
  return {
    async insert({ id, letter, createdAt }) {
      await mails.insert({ id, letter, createdAt, nextTryAt: createdAt, tries: 0 })
    },
    due: async (now) =>
      mails.list((row) => row.nextTryAt <= now).sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1)),
    claim: ({ id, tries }, nextTryAt) =>
      mails.update((row) => row.id === id && row.tries === tries, { nextTryAt, tries: tries + 1 }),
    remove: async (id) => mails.remove((row) => row.id === id),
    removeOf: async (applicantId) =>
      mails.remove(({ letter }) => 'applicantId' in letter && letter.applicantId === applicantId),
  }
}
