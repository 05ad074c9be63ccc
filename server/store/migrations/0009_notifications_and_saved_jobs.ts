import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { numberedTable, startAt } from './numberedTable.ts'

/** Numbers begin after those of the sample content. */
const FIRST_NUMBER = { notification: 6001, contact: 9001 }

/** Notifications of applicants, their saved jobs, and their messages to advisors. */
export const notificationsAndSavedJobs: Migration = {
  async up(db: Kysely<unknown>) {
    await createNotifications(db)
    await db.schema
      .createTable('interested_list')
      .addColumn('applicant_id', 'integer', (column) =>
        column.primaryKey().references('applicant.id').onDelete('cascade'),
      )
      .addColumn('job_ids', 'jsonb', (column) => column.notNull())
      .execute()
    await numberedTable(db, 'contact')
      .addColumn('data', 'jsonb', (column) => column.notNull())
      .execute()
    await startAt(db, 'contact', FIRST_NUMBER.contact)
  },
}

async function createNotifications(db: Kysely<unknown>): Promise<void> {
  await numberedTable(db, 'notification')
    .addColumn('applicant_id', 'integer', (column) =>
      column.notNull().references('applicant.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('date', 'timestamptz', (column) => column.notNull())
    .addColumn('read_at', 'timestamptz')
    .addColumn('process_id', 'integer')
    .addColumn('ja', 'jsonb', (column) => column.notNull())
    .addColumn('en', 'jsonb', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('notification_applicant_date')
    .on('notification')
    .columns(['applicant_id', 'date'])
    .execute()
  await startAt(db, 'notification', FIRST_NUMBER.notification)
}
