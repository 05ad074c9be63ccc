import type { FileTable } from '#backend/ports/files.ts'
import type { Database } from '../database.ts'

export function fileTable(db: Database): FileTable {
  return {
    async put(file) {
      await db
        .insertInto('file')
        .values(file)
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ bytes: file.bytes }))
        .execute()
    },
    async get(key) {
      const row = await db.selectFrom('file').select('bytes').where('key', '=', key).executeTakeFirst()
      return row?.bytes ?? null
    },
    async delete(key) {
      await db.deleteFrom('file').where('key', '=', key).execute()
    },
  }
}
