import type { StaffTokenTable } from '#backend/ports/staffTokens.ts'
import type { Database } from '../database.ts'

export function staffTokenTable(db: Database): StaffTokenTable {
  return {
    find: async (id) =>
      (await db.selectFrom('staffToken').selectAll().where('id', '=', id).executeTakeFirst()) ?? null,
    all: () => db.selectFrom('staffToken').selectAll().orderBy('id').execute(),
    insert: ({ scopes, ...token }) =>
      db
        .insertInto('staffToken')
        .values({ ...token, scopes: JSON.stringify(scopes) })
        .returningAll()
        .executeTakeFirstOrThrow(),
    async touch(id, lastUsedAt) {
      await db.updateTable('staffToken').set({ lastUsedAt }).where('id', '=', id).execute()
    },
    async revoke(id, revokedAt) {
      const { numUpdatedRows } = await db
        .updateTable('staffToken')
        .set({ revokedAt })
        .where('id', '=', id)
        .where('revokedAt', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
  }
}
