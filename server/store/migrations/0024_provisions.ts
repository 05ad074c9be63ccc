import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Records of documents that were sent to employers, of erased people. They have no references. */
export const provisions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('provision')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'timestamptz', (column) => column.notNull())
      .addColumn('data', 'jsonb', (column) => column.notNull())
      .execute()
  },
}
