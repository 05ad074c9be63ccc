import type { MailTable } from '#backend/ports/store.ts'
import type { Database } from '../database.ts'

export function mailTable(db: Database): MailTable {
  return {
    async insert({ id, letter, createdAt }) {
      await db
        .insertInto('mail')
        .values({ id, letter: JSON.stringify(letter), createdAt, nextTryAt: createdAt, tries: 0 })
        .execute()
    },
    due: (now) =>
      db.selectFrom('mail').selectAll().where('nextTryAt', '<=', now).orderBy('createdAt').execute(),
    async claim({ id, tries }, nextTryAt) {
      const { numUpdatedRows } = await db
        .updateTable('mail')
        .set({ nextTryAt, tries: tries + 1 })
        .where('id', '=', id)
        .where('tries', '=', tries)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
    async remove(id) {
      await db.deleteFrom('mail').where('id', '=', id).execute()
    },
  }
}
