import type { SettingTable } from '#backend/ports/settings.ts'
import type { Database } from '../database.ts'

export function settingTable(db: Database): SettingTable {
  async function find(key: string) {
    const stored = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst()
    return stored?.value ?? null
  }

  return {
    find,
    async keepFirst(key, value) {
      await db
        .insertInto('setting')
        .values({ key, value })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute()
      return (await find(key)) ?? value
    },
    remove: async (key) => void (await db.deleteFrom('setting').where('key', '=', key).execute()),
  }
}
