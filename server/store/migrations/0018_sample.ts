import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Records the sample of earlier versions, which added it to every store: all content, and the three accounts. Numbers of applicants begin
 * after those of the sample, so that it can be added later.
 */
export const sample: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      insert into setting (key, value)
      select key, value from (values
        ('sample', json_build_object(
          'jobs', coalesce((select json_agg(job_id order by job_id) from job), '[]'),
          'stories', coalesce((select json_agg(id order by id) from story), '[]'),
          'articles', coalesce((select json_agg(slug order by slug) from article), '[]'),
          'tags', coalesce((select json_agg(slug order by id) from blog_tag), '[]'),
          'people', coalesce((select json_agg(id order by id) from applicant where id in (1001, 1002, 1003)), '[]')
        )::text),
        ('sampleAdded', '2026-11-23T00:00:00Z'),
        ('blogMenuAdded', 'yes')
      ) as stored (key, value)
      where exists (select from job) or exists (select from story) or exists (select from applicant)`.execute(
      db,
    )
    await sql`alter table applicant alter column id set start with 1004`.execute(db)
    await sql`
      select setval('applicant_id_seq', greatest(1003, last_value)) from applicant_id_seq`.execute(db)
  },
}
