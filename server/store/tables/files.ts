import { sql } from 'kysely'
import type { FileScan, FileTable } from '#backend/ports/files.ts'
import type { Database } from '../database.ts'

export function fileTable(db: Database): FileTable {
  const unscanned = () => db.selectFrom('file').where('scan', 'is', null).where('scanned', '=', false)
  return {
    async put({ key, applicantId, bytes, scan }) {
      const content = { bytes, ...columnsOf(scan) }
      await db
        .insertInto('file')
        .values({ key, applicantId, ...content })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(content))
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
    unscanned: (limit) => unscanned().select(['key', 'applicantId']).orderBy('key').limit(limit).execute(),
    async countUnscanned() {
      const { total } = await unscanned()
        .select(({ fn }) => fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },
    async settle(key, scan) {
      const { numUpdatedRows } = await db
        .updateTable('file')
        .set(columnsOf(scan))
        .where('key', '=', key)
        .where(sql<boolean>`(scan = 'waiting' or scan is null and not scanned)`)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}

/** The version before this one knows no clean file: it reads every state but null as a reason to withhold the file. */
const columnsOf = (scan: FileScan) =>
  scan === 'clean' ? { scan: null, scanned: true } : { scan, scanned: false }
