import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { numberedTable } from './numberedTable.ts'

/** Tokens of the staff API, the record of changes by staff, and the events that other systems follow. */
export const staff: Migration = {
  async up(db: Kysely<unknown>) {
    await numberedTable(db, 'staff_token')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('scopes', 'jsonb', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .addColumn('last_used_at', 'timestamptz')
      .addColumn('revoked_at', 'timestamptz')
      .execute()
    await createAudit(db)
    await createEvents(db)
    await db.schema.alterTable('stored_response').addColumn('version', 'text').execute()
  },
}

async function createAudit(db: Kysely<unknown>): Promise<void> {
  await sequencedTable(db, 'audit')
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('actor', 'jsonb', (column) => column.notNull())
    .addColumn('operation', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('before', 'jsonb')
    .addColumn('after', 'jsonb')
    .execute()
  await db.schema.createIndex('audit_target').on('audit').column('target').execute()
}

/** Events have no references to people: they stay when a person is removed. */
async function createEvents(db: Kysely<unknown>): Promise<void> {
  await sequencedTable(db, 'event')
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('person_id', 'integer')
    .addColumn('process_id', 'integer')
    .addColumn('job_id', 'integer')
    .addColumn('message', 'jsonb')
    .addColumn('data', 'jsonb', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('event_at').on('event').column('at').execute()
}

function sequencedTable(db: Kysely<unknown>, name: string) {
  return db.schema
    .createTable(name)
    .addColumn('sequence', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
}
