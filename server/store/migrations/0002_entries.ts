import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { numberedTable, startAt } from './numberedTable.ts'

/** Numbers begin after those of the contract's examples, so that these stay free for sample rows. */
const FIRST_NUMBER = { process: 5001, inquiry: 7001, invitation: 8001 }

/** Entries with their applications, inquiries, invitations, and the mails that answer them. */
export const entries: Migration = {
  async up(db: Kysely<unknown>) {
    await createProfiles(db)
    await createProcesses(db)
    await createLinkTokens(db)
    await createMessages(db)
    await createMails(db)
  },
}

async function createProfiles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('profile')
    .addColumn('applicant_id', 'integer', (column) =>
      column.primaryKey().references('applicant.id').onDelete('cascade'),
    )
    .addColumn('data', 'jsonb', (column) => column.notNull())
    .execute()
}

async function createProcesses(db: Kysely<unknown>): Promise<void> {
  await numberedTable(db, 'process')
    .addColumn('applicant_id', 'integer', (column) =>
      column.notNull().references('applicant.id').onDelete('cascade'),
    )
    .addColumn('job_id', 'integer', (column) => column.notNull().references('job.job_id'))
    .addColumn('status_id', 'integer', (column) => column.notNull())
    .addColumn('is_recommended', 'boolean', (column) => column.notNull())
    .addColumn('started_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addColumn('steps', 'jsonb', (column) => column.notNull())
    .execute()
  // One application for each job; a recommendation of the same job may exist beside it.
  await db.schema
    .createIndex('process_applicant_job')
    .on('process')
    .columns(['applicant_id', 'job_id', 'is_recommended'])
    .unique()
    .execute()
  await startAt(db, 'process', FIRST_NUMBER.process)
}

async function createLinkTokens(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('link_token')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('applicant_id', 'integer', (column) =>
      column.notNull().references('applicant.id').onDelete('cascade'),
    )
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('used_at', 'timestamptz')
    .execute()
  await db.schema.createIndex('link_token_applicant').on('link_token').column('applicant_id').execute()
}

async function createMessages(db: Kysely<unknown>): Promise<void> {
  for (const table of ['inquiry', 'invitation'] as const) {
    await numberedTable(db, table)
      .addColumn('data', 'jsonb', (column) => column.notNull())
      .execute()
    await startAt(db, table, FIRST_NUMBER[table])
  }
}

async function createMails(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('letter', 'jsonb', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('next_try_at', 'timestamptz', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('mail_next_try_at').on('mail').column('next_try_at').execute()
}
