import type { StoredResponseTable } from '#backend/ports/store.ts'
import type { Database } from '../database.ts'

/** On the table `answer`, whose name is that of the first migration. */
export function storedResponseTable(db: Database): StoredResponseTable {
  return {
    find: async (key) =>
      (await db.selectFrom('answer').selectAll().where('key', '=', key).executeTakeFirst()) ?? null,
    async insert(response) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('answer')
        .values(response)
        .onConflict((conflict) => conflict.column('key').doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },
    async removeBefore(time) {
      await db.deleteFrom('answer').where('createdAt', '<', time).execute()
    },
  }
}
