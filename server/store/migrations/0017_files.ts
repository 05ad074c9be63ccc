import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The bytes of files and photos, which are removed with their applicant. Photos of resumes were base64 in the resume. */
export const files: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('file')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('applicant_id', 'integer', (column) =>
        column.notNull().references('applicant.id').onDelete('cascade'),
      )
      .addColumn('bytes', 'bytea', (column) => column.notNull())
      .execute()
    // Documents and pictures are compressed already.
    await sql`alter table file alter column bytes set storage external`.execute(db)
    await db.schema.createIndex('file_applicant').on('file').column('applicant_id').execute()
    await movePhotosOfResumes(db)
  },
}

async function movePhotosOfResumes(db: Kysely<unknown>): Promise<void> {
  await sql`
    with photo as materialized (
      select applicant_id, 'file_' || replace(gen_random_uuid()::text, '-', '') as key,
        data->'photo'->'name' as name, data->'photo'->'type' as type,
        decode(data->'photo'->>'data', 'base64') as bytes
      from resume where jsonb_typeof(data->'photo') = 'object'
    ), added as (
      insert into file (key, applicant_id, bytes) select key, applicant_id, bytes from photo
    )
    update resume set data = jsonb_set(data, '{photo}', jsonb_build_object(
      'key', photo.key, 'name', photo.name, 'type', photo.type, 'size', octet_length(photo.bytes)
    ))
    from photo where resume.applicant_id = photo.applicant_id
  `.execute(db)
}
