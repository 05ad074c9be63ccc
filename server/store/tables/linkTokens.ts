import type { LinkTokenTable } from '#backend/ports/store.ts'
import type { Database } from '../database.ts'

export function linkTokenTable(db: Database): LinkTokenTable {
  return {
    find: async (id) =>
      (await db.selectFrom('linkToken').selectAll().where('id', '=', id).executeTakeFirst()) ?? null,
    async insert(token) {
      await db.insertInto('linkToken').values(token).execute()
    },
    async use(id, time) {
      const { numUpdatedRows } = await db
        .updateTable('linkToken')
        .set({ usedAt: time })
        .where('id', '=', id)
        .where('usedAt', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
    async removeOf(applicantId, purpose) {
      await db
        .deleteFrom('linkToken')
        .where('applicantId', '=', applicantId)
        .where('purpose', '=', purpose)
        .execute()
    },
    async removeOutside(from, until) {
      await db
        .deleteFrom('linkToken')
        .where((row) => row.or([row('expiresAt', '<', from), row('expiresAt', '>', until)]))
        .execute()
    },
  }
}
