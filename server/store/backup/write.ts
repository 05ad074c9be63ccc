import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { FORMAT } from './lines.ts'
import { backupTables, migrationsOf, tablesWithRows } from './tables.ts'

/** The rows that are read at once: a file of 500 KB is a text of 1 MB. */
const AT_ONCE = 20

/** Writes all data at one moment to a new file, which only its owner may read. It has its name once it is whole. */
export async function writeBackup(db: Database, path: string): Promise<{ rows: number; bytes: number }> {
  const part = `${path}.part`
  const counter = { rows: 0 }
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((transaction) =>
        pipeline(
          Readable.from(linesOf(transaction, counter)),
          createGzip(),
          // On the disk before it has its name.
          createWriteStream(part, { mode: 0o600, flush: true }),
        ),
      )
    await rename(part, path)
  } finally {
    await rm(part, { force: true })
  }
  return { rows: counter.rows, bytes: (await stat(path)).size }
}

async function* linesOf(db: Database, counter: { rows: number }): AsyncGenerator<string> {
  const line = (value: object) => `${JSON.stringify(value)}\n`
  yield line({ format: FORMAT, at: new Date().toISOString(), migrations: await migrationsOf(db) })
  for (const table of tablesWithRows(await backupTables(db)))
    for await (const row of rowsOf(db, table)) {
      counter.rows += 1
      yield `{"table":${JSON.stringify(table)},"row":${row}}\n`
    }
  for (const { name, last } of await sequencesOf(db)) yield line({ sequence: name, last: Number(last) })
  yield line({ rows: counter.rows })
}

/** Yields the rows of a table as JSON, which PostgreSQL writes and reads without loss. */
async function* rowsOf(db: Database, table: string): AsyncGenerator<string> {
  await sql`declare backup cursor for select to_jsonb(t)::text as row from ${sql.table(table)} as t`.execute(
    db,
  )
  while (true) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(AT_ONCE)} from backup`.execute(db)
    if (rows.length === 0) break
    for (const { row } of rows) yield row
  }
  await sql`close backup`.execute(db)
}

async function sequencesOf(db: Database) {
  const { rows } = await sql<{ name: string; last: string }>`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = current_schema() and last_value is not null order by sequencename`.execute(db)
  return rows
}
