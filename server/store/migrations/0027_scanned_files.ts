import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Files may wait for the virus scanner. Those of before, and of the version before this one, do not. */
export const scannedFiles: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('file').addColumn('scan', 'text').execute()
    await sql`create index file_scan on file (scan) where scan is not null`.execute(db)
  },
}
