import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The resume and the career history of each applicant. */
export const documents: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of ['resume', 'career']) {
      await db.schema
        .createTable(name)
        .addColumn('applicant_id', 'integer', (column) =>
          column.primaryKey().references('applicant.id').onDelete('cascade'),
        )
        .addColumn('data', 'jsonb', (column) => column.notNull())
        .execute()
    }
  },
}
