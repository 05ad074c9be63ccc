import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The details of processes. Applications of earlier versions were part of entries; their history gets this event. */
export const processDetails: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('process').addColumn('details', 'jsonb').execute()
    await sql`update process set details = jsonb_build_object(
      'relatedId', null, 'advisor', null, 'answerBy', null, 'appointment', null,
      'comment', '{"ja": "", "en": ""}'::jsonb, 'letter', '{"ja": "", "en": ""}'::jsonb,
      'fits', '[]'::jsonb, 'preparation', '[]'::jsonb, 'answers', '[]'::jsonb,
      'history', jsonb_build_array(jsonb_build_object(
        'at', to_char(started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'text', '{"ja": "登録時に応募しました。", "en": "You applied with your entry."}'::jsonb)))`.execute(
      db,
    )
    await db.schema
      .alterTable('process')
      .alterColumn('details', (column) => column.setNotNull())
      .execute()
    await replaceIndexes(db)
  },
}

async function replaceIndexes(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('process_applicant_job').execute()
  await db.schema.createIndex('process_applicant').on('process').column('applicant_id').execute()
  // One application for each job that was not rejected (13518) or withdrawn (13519).
  await sql`create unique index process_application on process (applicant_id, job_id)
    where not is_recommended and status_id not in (13518, 13519)`.execute(db)
  await sql`create index process_pending on process (id) where status_id = 13497`.execute(db)
}
