import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Revisions of the content and versions of jobs are random. A counter and `xmin` repeat after a failover that lost the last transactions,
 * and then an index would show a state that is lost. The counters stay for the version before. The queue of mails gets
 * an index, as its rounds read the first mails only.
 */
export const randomRevisions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table job_revision
        add column jobs_revision uuid not null default gen_random_uuid(),
        add column others_revision uuid not null default gen_random_uuid()`.execute(db)
    await sql`
      create or replace function count_job_revision() returns trigger language plpgsql as $$
      begin
        update job_revision set value = value + 1, jobs_revision = gen_random_uuid();
        return null;
      end $$`.execute(db)
    await sql`
      create or replace function count_content_revision() returns trigger language plpgsql as $$
      begin
        update job_revision set others = others + 1, others_revision = gen_random_uuid();
        return null;
      end $$`.execute(db)
    await addVersions(db)
    await sql`create index mail_queued on mail (created_at) where state = 'queued'`.execute(db)
  },
}

/** Jobs of before have no version until they change: a default would write every row again while the table is locked. */
async function addVersions(db: Kysely<unknown>): Promise<void> {
  await sql`alter table job add column row_version uuid`.execute(db)
  await sql`
    create function set_job_version() returns trigger language plpgsql as $$
    begin
      new.row_version = gen_random_uuid();
      return new;
    end $$`.execute(db)
  await sql`
    create trigger job_version before insert or update on job
    for each row execute function set_job_version()`.execute(db)
}
