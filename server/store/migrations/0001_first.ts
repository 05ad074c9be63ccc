import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Names are given as the columns have them in SQL: migrations run without the plugin that translates them. */
export const first: Migration = {
  async up(db: Kysely<unknown>) {
    await createContent(db)
    await createApplicants(db)
    await createCounts(db)
  },
}

async function createContent(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('job')
    .addColumn('job_id', 'integer', (column) => column.primaryKey())
    .addColumn('data', 'jsonb', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('story')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('data', 'jsonb', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('job_revision')
    .addColumn('value', 'integer', (column) => column.notNull())
    .execute()
  await sql`insert into job_revision (value) values (0)`.execute(db)
  await sql`
    create function count_job_revision() returns trigger language plpgsql as $$
    begin
      update job_revision set value = value + 1;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger job_changed after insert or update or delete or truncate on job
    for each statement execute function count_job_revision()`.execute(db)
}

async function createApplicants(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('applicant')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('activated_at', 'timestamptz')
    .addColumn('welcomed_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await ownedTable(db, 'session')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('seen_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await ownedTable(db, 'refresh_token')
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('used_at', 'timestamptz')
    .execute()
  for (const table of ['session', 'refresh_token']) {
    await db.schema.createIndex(`${table}_family`).on(table).column('family').execute()
    await db.schema.createIndex(`${table}_applicant`).on(table).column('applicant_id').execute()
  }
}

/** A table with rows that belong to an applicant and are deleted with the applicant. */
function ownedTable(db: Kysely<unknown>, name: string) {
  return db.schema
    .createTable(name)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('applicant_id', 'integer', (column) =>
      column.notNull().references('applicant.id').onDelete('cascade'),
    )
    .addColumn('family', 'text', (column) => column.notNull())
}

async function createCounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('attempt')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('time', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('attempt_key_time').on('attempt').columns(['key', 'time']).execute()
  await db.schema
    .createTable('answer')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute()
}
