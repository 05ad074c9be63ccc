import type { SettingTable } from '#backend/ports/store.ts'
import type { Database } from '../database.ts'

export function settingTable(db: Database): SettingTable {
  return {
    async keepFirst(key, value) {
      await db
        .insertInto('setting')
        .values({ key, value })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute()
      const stored = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst()
      return stored?.value ?? value
    },
  }
}
