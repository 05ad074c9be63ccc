import type { RefreshTokenTable } from '#backend/ports/store.ts'
import type { Database } from '../database.ts'

export function refreshTokenTable(db: Database): RefreshTokenTable {
  return {
    find: async (id) =>
      (await db.selectFrom('refreshToken').selectAll().where('id', '=', id).executeTakeFirst()) ?? null,
    async insert(token) {
      await db.insertInto('refreshToken').values(token).execute()
    },
    async use(id, time) {
      const { numUpdatedRows } = await db
        .updateTable('refreshToken')
        .set({ usedAt: time })
        .where('id', '=', id)
        .where('usedAt', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
    async removeFamily(family) {
      await db.deleteFrom('refreshToken').where('family', '=', family).execute()
    },
    async removeBefore(expiresAt) {
      await db.deleteFrom('refreshToken').where('expiresAt', '<', expiresAt).execute()
    },
  }
}
