/** Empties all tables but those of the migrations, and the one row that counts the revisions of jobs. */
export const EMPTY = `do $$ declare names text; begin
  select string_agg(quote_ident(tablename), ', ') into names from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%' and tablename <> 'job_revision';
  execute 'truncate ' || names || ' restart identity cascade';
end $$`
