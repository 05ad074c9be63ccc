import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { numberedTable, startAt } from './numberedTable.ts'

/** The parts of processes, messages and mails that staff work with. */
export const processesMessagesMails: Migration = {
  async up(db: Kysely<unknown>) {
    await extendProcesses(db)
    await extendMessages(db)
    await extendMails(db)
  },
}

/** The ledger of consent, and the party that acts next; for rows of earlier versions it follows from the status. */
async function extendProcesses(db: Kysely<unknown>): Promise<void> {
  await sql`update process set details = details ||
    '{"employer": null, "ledger": [], "documentsAsked": null, "previous": null}'::jsonb`.execute(db)
  await db.schema.alterTable('process').addColumn('waiting_for', 'text').execute()
  await sql`update process set waiting_for = case
      when status_id in (13496, 13516) then 'applicant'
      when status_id in (13497, 13511) then 'advisor'
      when status_id = 13499 and coalesce(jsonb_path_query_first(details,
        '$.answers[*] ? (@.action == "inquiry").reply.ja') ->> 0, '') <> '' then 'applicant'
      when status_id = 13499 then 'advisor'
      when status_id in (13513, 13514, 13515) and details -> 'appointment' = 'null'::jsonb then 'advisor'
      when status_id in (13512, 13513, 13514, 13515) then 'employer'
      else 'nobody' end`.execute(db)
  await db.schema
    .alterTable('process')
    .alterColumn('waiting_for', (column) => column.setNotNull())
    .execute()
  await db.schema
    .createIndex('process_waiting_for')
    .on('process')
    .columns(['waiting_for', 'updated_at'])
    .execute()
}

/** Talks have the numbers from 10001. */
async function extendMessages(db: Kysely<unknown>): Promise<void> {
  await numberedTable(db, 'talk')
    .addColumn('data', 'jsonb', (column) => column.notNull())
    .execute()
  await startAt(db, 'talk', 10_001)
  for (const table of ['inquiry', 'invitation', 'contact', 'talk']) {
    await db.schema
      .alterTable(table)
      .addColumn('settled_at', 'timestamptz')
      .addColumn('replies', 'jsonb', (column) => column.notNull().defaultTo('[]'))
      .execute()
  }
}

/** A mail that was sent or given up stays as a record. */
async function extendMails(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('mail')
    .addColumn('kind', 'text')
    .addColumn('recipient', 'text')
    .addColumn('applicant_id', 'integer')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('queued'))
    .addColumn('ended_at', 'timestamptz')
    .execute()
  // Letters name their applicant, so that an erasure finds them.
  await sql`update mail set letter = letter || jsonb_build_object('applicantId', process.applicant_id)
    from process where letter ->> 'processId' = process.id::text`.execute(db)
  await sql`update mail set letter = letter || jsonb_build_object('applicantId', contact.data -> 'applicantId')
    from contact where letter ->> 'contactId' = contact.id::text`.execute(db)
  await sql`update mail set kind = letter ->> 'kind', applicant_id = (letter ->> 'applicantId')::integer`.execute(
    db,
  )
  await db.schema
    .alterTable('mail')
    .alterColumn('kind', (column) => column.setNotNull())
    .execute()
  await db.schema
    .alterTable('mail')
    .alterColumn('letter', (column) => column.dropNotNull())
    .execute()
  await db.schema.createIndex('mail_state').on('mail').columns(['state', 'created_at']).execute()
}
