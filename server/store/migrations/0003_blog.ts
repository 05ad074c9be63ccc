import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The articles of the blog, and their sort keys. */
export const blog: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('article')
      .addColumn('slug', 'text', (column) => column.primaryKey())
      .addColumn('data', 'jsonb', (column) => column.notNull())
      .execute()
    for (const table of ['blog_category', 'blog_tag']) {
      await db.schema
        .createTable(table)
        .addColumn('id', 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity())
        .addColumn('slug', 'text', (column) => column.notNull().unique())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .execute()
    }
  },
}
