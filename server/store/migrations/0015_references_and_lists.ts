import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Stored responses may have a reference in place of a body, and belong to an applicant. Lists of processes are read in pages. */
export const referencesAndLists: Migration = {
  async up(db: Kysely<unknown>) {
    await extendStoredResponses(db)
    await indexLists(db)
  },
}

async function extendStoredResponses(db: Kysely<unknown>): Promise<void> {
  // Responses of earlier versions still have bodies and expire within a day.
  await db.schema
    .alterTable('stored_response')
    .alterColumn('body', (column) => column.dropNotNull())
    .addColumn('reference', 'jsonb')
    .addColumn('applicant_id', 'integer', (column) => column.references('applicant.id').onDelete('cascade'))
    .execute()
  await db.schema
    .createIndex('stored_response_applicant')
    .on('stored_response')
    .column('applicant_id')
    .execute()
}

/** Each list of an applicant is read in its order; the job finds the processes of one job. */
async function indexLists(db: Kysely<unknown>): Promise<void> {
  for (const time of ['started_at', 'updated_at']) {
    await db.schema
      .createIndex(`process_${time}`)
      .on('process')
      .columns(['applicant_id', 'is_recommended', time, 'id'])
      .execute()
  }
  await db.schema.createIndex('process_job').on('process').columns(['applicant_id', 'job_id']).execute()
  // The other indexes begin with its column.
  await db.schema.dropIndex('process_applicant').execute()
}
