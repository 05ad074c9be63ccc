import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** One row for each key of attempts instead of one for each attempt. Counts from before are at most a day old and are dropped. */
export const attempts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropTable('attempt').execute()
    await db.schema
      .createTable('attempt')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('times', sql`timestamptz[]`, (column) => column.notNull())
      // No index: without one, PostgreSQL can update a row in place (heap-only tuples).
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .execute()
  },
}
