import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { numberedTable } from './numberedTable.ts'

/** People who are blocked, notes of staff about people, and the rows that an erasure adds. */
export const people: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('applicant').addColumn('blocked_at', 'timestamptz').execute()
    await numberedTable(db, 'person_note')
      .addColumn('applicant_id', 'integer', (column) =>
        column.notNull().references('applicant.id').onDelete('cascade'),
      )
      .addColumn('at', 'timestamptz', (column) => column.notNull())
      .addColumn('by', 'jsonb', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('person_note_applicant').on('person_note').column('applicant_id').execute()
    await createErasures(db)
  },
}

/** These rows have no references: they stay when a person is erased. */
async function createErasures(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('erased_person')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('email_hash', 'text', (column) => column.notNull())
    .addColumn('erased_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('seeker_register')
    .addColumn('person_id', 'integer', (column) => column.primaryKey())
    .addColumn('valid_until', 'timestamptz', (column) => column.notNull())
    .addColumn('data', 'jsonb', (column) => column.notNull())
    .execute()
}
