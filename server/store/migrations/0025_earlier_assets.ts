import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The files of earlier versions, which open pages may still load. */
export const earlierAssets: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('asset')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('content', 'bytea', (column) => column.notNull())
      .addColumn('used_at', 'timestamptz', (column) => column.notNull())
      .execute()
  },
}
