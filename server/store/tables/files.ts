import type { FileTable } from '#backend/ports/files.ts'
import type { Database } from '../database.ts'

export function fileTable(db: Database): FileTable {
  return {
    async put(file) {
      const { bytes, scan } = file
      await db
        .insertInto('file')
        .values(file)
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ bytes, scan }))
        .execute()
    },
    async get(key) {
      const row = await db
        .selectFrom('file')
        .select('bytes')
        .where('key', '=', key)
        .where('scan', 'is distinct from', 'found')
        .executeTakeFirst()
      return row?.bytes ?? null
    },
    async delete(key) {
      await db.deleteFrom('file').where('key', '=', key).execute()
    },
    async held(applicantId) {
      const rows = db.selectFrom('file').select(['key', 'applicantId', 'scan']).where('scan', 'is not', null)
      const own = applicantId === undefined ? rows : rows.where('applicantId', '=', applicantId)
      return own.orderBy('key').$narrowType<{ scan: 'waiting' | 'found' }>().execute()
    },
    async settle(key, scan) {
      const { numUpdatedRows } = await db
        .updateTable('file')
        .set({ scan })
        .where('key', '=', key)
        .where('scan', '=', 'waiting')
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}
