import type { SeekerRegister } from '#backend/ports/seekerRegister.ts'
import type { Database } from '../database.ts'

export function seekerRegister(db: Database): SeekerRegister {
  return {
    async insert(row) {
      const { personId, validUntil } = row
      await db
        .insertInto('seekerRegister')
        .values({ personId, validUntil, data: JSON.stringify(row) })
        .onConflict((conflict) => conflict.column('personId').doNothing())
        .execute()
    },
    async all() {
      const rows = await db.selectFrom('seekerRegister').select('data').orderBy('personId').execute()
      return rows.map(({ data }) => data)
    },
    async removeBefore(time) {
      const { numDeletedRows } = await db
        .deleteFrom('seekerRegister')
        .where('validUntil', '<', time)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
