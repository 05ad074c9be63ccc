import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { sql } from 'kysely'
import type { ZodMiniType } from 'zod/mini'
import type { Database } from '../database.ts'
import { sqlState } from '../unavailable.ts'
import { UnusableBackup, endLine, headLine, rowLine, sequenceLine } from './lines.ts'
import { backupTables, migrationsOf, tablesWithRows } from './tables.ts'

/** The length of the rows that are added at once, in characters. */
const LONGEST_BATCH = 4_000_000

/** The class of SQLSTATEs for rows that contradict others, for example because one is missing. */
const CONSTRAINT = '23'

/**
 * Replaces all data by those of a backup, in one transaction. The present list of erased people and the ends of tokens stay, so that an
 * erasure and a revocation after the backup hold. Numbers that were given since the backup are not given again. Throws `UnusableBackup`.
 */
export async function readBackup(db: Database, path: string): Promise<{ rows: number }> {
  return db.transaction().execute(async (transaction) => {
    const kept = await keep(transaction)
    const rows = await replaceAll(transaction, linesOf(path))
    await kept.bringBack()
    return { rows }
  })
}

async function replaceAll(db: Database, lines: AsyncIterator<string>): Promise<number> {
  const next = async (): Promise<unknown> => {
    const { value, done } = await lines.next()
    if (done) throw new UnusableBackup('backup-damaged')
    return parsed(value)
  }
  await requireHead(db, next)
  const tables = await backupTables(db)
  await sql`truncate ${sql.join(tables.map((name) => sql.table(name)))}`.execute(db)
  const inserter = createInserter(db, tablesWithRows(tables))
  while (true) {
    const line = await next()
    const end = endLine.safeParse(line)
    const sequence = sequenceLine.safeParse(line)
    if (sequence.success) await advance(db, sequence.data)
    else if (end.success) {
      await inserter.flush()
      if (end.data.rows !== inserter.count()) throw new UnusableBackup('backup-damaged')
      return inserter.count()
    } else await inserter.add(valueOf(rowLine, line))
  }
}

/** Reads the first line, and throws unless it is that of a backup of this version. */
async function requireHead(db: Database, next: () => Promise<unknown>): Promise<void> {
  const { migrations } = await headOf(next)
  if (JSON.stringify(migrations) !== JSON.stringify(await migrationsOf(db)))
    throw new UnusableBackup('backup-other-version')
}

async function headOf(next: () => Promise<unknown>) {
  try {
    return valueOf(headLine, await next())
  } catch (error) {
    if (error instanceof UnusableBackup && error.problem === 'backup-file') throw error
    throw new UnusableBackup('no-backup', error)
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    throw new UnusableBackup('backup-damaged', error)
  }
}

function valueOf<Value>(schema: ZodMiniType<Value>, line: unknown): Value {
  const { data, error } = schema.safeParse(line)
  if (error) throw new UnusableBackup('backup-damaged', error)
  return data
}

function createInserter(db: Database, tables: string[]) {
  let batch: { table: string; rows: string[]; length: number } = { table: '', rows: [], length: 0 }
  let count = 0
  const flush = async () => {
    if (batch.rows.length > 0) await insertRows(db, batch.table, batch.rows)
    batch = { table: '', rows: [], length: 0 }
  }
  return {
    count: () => count,
    flush,
    async add({ table, row }: { table: string; row: object }) {
      if (!tables.includes(table)) throw new UnusableBackup('backup-damaged')
      if (table !== batch.table || batch.length > LONGEST_BATCH) await flush()
      const text = JSON.stringify(row)
      batch = { table, rows: [...batch.rows, text], length: batch.length + text.length }
      count += 1
    },
  }
}

async function insertRows(db: Database, table: string, rows: string[]): Promise<void> {
  const name = sql.table(table)
  try {
    await sql`insert into ${name} overriding system value
      select * from jsonb_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::jsonb)`.execute(db)
  } catch (error) {
    if (sqlState(error)?.startsWith(CONSTRAINT)) throw new UnusableBackup('backup-damaged', error)
    throw error
  }
}

/** Sequences only go forward. */
async function advance(db: Database, { sequence, last }: { sequence: string; last: number }): Promise<void> {
  await sql`select setval(format('%I', sequencename)::regclass, ${last}::bigint) from pg_sequences
    where schemaname = current_schema() and sequencename = ${sequence} and coalesce(last_value, 0) < ${last}::bigint`.execute(
    db,
  )
}

/** Reads the rows that outlive a restore. Content gets a revision that it never had, so that every instance reads it again. */
async function keep(db: Database) {
  const erased = await sql<{ row: string }>`select to_jsonb(t)::text as row from erased_person as t`.execute(
    db,
  )
  const revoked = await sql<{ hash: string; at: string }>`
    select hash, revoked_at::text as at from staff_token where revoked_at is not null`.execute(db)
  return {
    async bringBack() {
      for (const { row } of erased.rows)
        await sql`insert into erased_person select * from jsonb_populate_record(null::erased_person, ${row}::jsonb)
          on conflict do nothing`.execute(db)
      for (const { hash, at } of revoked.rows)
        await sql`update staff_token set revoked_at = ${at}::timestamptz where hash = ${hash}`.execute(db)
      await sql`update job_revision set value = value + 1, jobs_revision = gen_random_uuid(),
        others = others + 1, others_revision = gen_random_uuid()`.execute(db)
    },
  }
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path)
  const input = createGunzip()
  file.on('error', (error) => input.destroy(error)).pipe(input)
  try {
    yield* createInterface({ input, crlfDelay: Infinity })
  } catch (error) {
    throw new UnusableBackup(isOfGzip(error) ? 'backup-damaged' : 'backup-file', error)
  } finally {
    file.destroy()
  }
}

const isOfGzip = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
