import { sql } from 'kysely'
import type { MailTable } from '#backend/ports/store.ts'
import type { Database } from '../database.ts'
import { rowsOf } from '../rows.ts'

export function mailTable(db: Database): MailTable {
  const mails = rowsOf(db, 'mail')
  return {
    async insert({ id, letter, createdAt }) {
      await mails.insert({ id, letter, createdAt, nextTryAt: createdAt, tries: 0 })
    },
    due: (now) =>
      db.selectFrom('mail').selectAll().where('nextTryAt', '<=', now).orderBy('createdAt').execute(),
    claim: async ({ id, tries }, nextTryAt) =>
      (await mails.update({ id, tries }, { nextTryAt, tries: tries + 1 })) === 1,
    remove: (id) => mails.remove({ id }),
    async removeOf(applicantId) {
      await sql`delete from mail where letter->>'applicantId' = ${String(applicantId)}`.execute(db)
    },
  }
}
