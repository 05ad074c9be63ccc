import type { StoredResponseTable } from '#backend/ports/storedResponses.ts'
import type { Database } from '../database.ts'

export function storedResponseTable(db: Database): StoredResponseTable {
  return {
    find: async (key) =>
      (await db.selectFrom('storedResponse').selectAll().where('key', '=', key).executeTakeFirst()) ?? null,
    async insert({ reference, ...response }) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('storedResponse')
        .values({ ...response, reference: reference === null ? null : JSON.stringify(reference) })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },
    async removeBefore(time) {
      await db.deleteFrom('storedResponse').where('createdAt', '<', time).execute()
    },
  }
}
