import { sql } from 'kysely'
import type { Database } from '../database.ts'

/**
 * Rows of logins, links and counted attempts: after a restore, ended sessions and used links must not be valid again. The next start adds
 * the assets again, and triggers the parts of jobs.
 */
const leftOut = ['session', 'refresh_token', 'link_token', 'attempt', 'asset', 'job_part']

/** Returns the tables of a backup, each after those that it refers to. */
export async function backupTables(db: Database): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name not like 'kysely%'
    order by table_name`.execute(db)
  const references = await sql<{ name: string; target: string }>`
    select own.relname as name, other.relname as target
    from pg_constraint
      join pg_class own on own.oid = conrelid
      join pg_class other on other.oid = confrelid
    where contype = 'f' and own.relnamespace = current_schema()::regnamespace`.execute(db)
  const sorted: string[] = []
  const add = (name: string) => {
    if (sorted.includes(name)) return
    for (const each of references.rows) if (each.name === name && each.target !== name) add(each.target)
    sorted.push(name)
  }
  for (const { name } of tables.rows) add(name)
  return sorted
}

/** Returns the tables with rows in a backup. */
export const tablesWithRows = (tables: string[]): string[] => tables.filter((name) => !leftOut.includes(name))

/** Returns the names of the migrations that a database has. */
export async function migrationsOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}
