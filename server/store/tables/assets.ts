import type { AssetTable } from '../../http/earlierAssets.ts'
import type { Database } from '../database.ts'

export function assetTable(db: Database): AssetTable {
  return {
    find: async (name) =>
      (await db.selectFrom('asset').select('content').where('name', '=', name).executeTakeFirst())?.content ??
      null,
    async use(names, usedAt) {
      const rows = await db
        .updateTable('asset')
        .set({ usedAt })
        .where('name', 'in', names)
        .returning('name')
        .execute()
      const known = new Set(rows.map(({ name }) => name))
      return names.filter((name) => !known.has(name))
    },
    async add(asset) {
      await db
        .insertInto('asset')
        .values(asset)
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute()
    },
    async removeUnused(before) {
      await db.deleteFrom('asset').where('usedAt', '<', before).execute()
    },
  }
}
