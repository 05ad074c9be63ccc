import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Files of before were not scanned, as far as is known. */
export const neverScannedFiles: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('file')
      .addColumn('scanned', 'boolean', (column) => column.notNull().defaultTo(false))
      .execute()
    await sql`create index file_never_scanned on file (key) where scan is null and not scanned`.execute(db)
  },
}
