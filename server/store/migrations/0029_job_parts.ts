import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** As `JOBS_IN_PART` in code, which needs another migration to change. */
const part = sql`job_id / 1000`

/**
 * Each part of the jobs has a random revision, so that a reader of changes need not read all jobs. Triggers change it, also for writes of the
 * version before. They run after `job_changed`, which locks the only row of `job_revision`: so two writers never wait for parts of each other.
 */
export const jobParts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table job_part (part integer primary key, revision uuid not null)`.execute(db)
    await sql`
      create function change_job_parts() returns trigger language plpgsql as $$
      begin
        insert into job_part
        select part, gen_random_uuid() from (select distinct ${part} as part from changed) as parts
        on conflict (part) do update set revision = excluded.revision;
        return null;
      end $$`.execute(db)
    for (const [event, rows] of Object.entries({ insert: 'new', update: 'new', delete: 'old' }))
      await sql`
        create trigger ${sql.ref(`job_part_${event}`)} after ${sql.raw(event)} on job
        referencing ${sql.raw(rows)} table as changed
        for each statement execute function change_job_parts()`.execute(db)
    // The triggers have locked the table against writes.
    await sql`
      insert into job_part
      select part, gen_random_uuid() from (select distinct ${part} as part from job) as parts`.execute(db)
  },
}
