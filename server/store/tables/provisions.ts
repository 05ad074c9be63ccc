import type { ProvisionTable } from '#backend/ports/provisions.ts'
import type { Database } from '../database.ts'

export function provisionTable(db: Database): ProvisionTable {
  return {
    async insert(...provisions) {
      if (provisions.length === 0) return
      await db
        .insertInto('provision')
        .values(provisions.map((each) => ({ id: each.id, at: each.at, data: JSON.stringify(each) })))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    },
    async all() {
      const rows = await db.selectFrom('provision').select('data').orderBy('at').orderBy('id').execute()
      return rows.map(({ data }) => data)
    },
    async removeBefore(time) {
      const { numDeletedRows } = await db.deleteFrom('provision').where('at', '<', time).executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
