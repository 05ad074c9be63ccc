import type { AttemptTable } from '#backend/ports/store.ts'
import type { Database } from '../database.ts'

export function attemptTable(db: Database): AttemptTable {
  return {
    async since(key, since) {
      const rows = await db
        .selectFrom('attempt')
        .select('time')
        .where('key', '=', key)
        .where('time', '>=', since)
        .orderBy('time')
        .execute()
      return rows.map((row) => row.time)
    },
    async insert(key, time) {
      await db.insertInto('attempt').values({ key, time }).execute()
    },
    async clear(key) {
      await db.deleteFrom('attempt').where('key', '=', key).execute()
    },
    async removeBefore(time) {
      await db.deleteFrom('attempt').where('time', '<', time).execute()
    },
  }
}
