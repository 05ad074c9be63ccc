import { setTimeout } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { Unavailable } from '#backend/ports/unavailable.ts'
import { migrations } from './migrations/index.ts'
import { reasonOf, sqlState } from './unavailable.ts'

/** The advisory lock of migrations. It belongs to a transaction, so it also holds behind a proxy that shares connections. */
const LOCK = 4_283_715
/** The time to wait for another process that migrates. */
const LONGEST_MIGRATION = '10min'
/** The time to wait for a table. Requests for the table queue behind the wait, so it must be short. */
const TABLE_WAIT = '2s'
const LOCK_NOT_AVAILABLE = '55P03'
/** The number of tries for a table that a long transaction uses, and the pause between them in ms. */
const MOST_TRIES = 15
const PAUSE = 1_000

/**
 * Brings a database to the present state and returns the names of the migrations that this needed. Each has its own transaction.
 * Processes that start at the same time wait for each other. Migrations of a newer version are left as they are: the version before must
 * be able to start again (decision 90). Throws when the database cannot be used.
 */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const done: string[] = []
  try {
    while (true) {
      const name = await withTries(() => migrateOnce(db.withoutPlugins()))
      if (name === null) return done
      done.push(name)
    }
  } catch (error) {
    if (error instanceof Unavailable && sqlState(error.cause) !== LOCK_NOT_AVAILABLE) throw error
    throw new Error(`The database cannot be used: ${reasonOf(error)}`, { cause: error })
  }
}

/**
 * Runs the next migration. Returns its name, or null after the last one. Kysely's own runner is not used: it takes a lock of the session,
 * needs one transaction for all, and refuses a database with a migration that it does not know.
 */
function migrateOnce<Tables>(db: Kysely<Tables>): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    await sql`set local lock_timeout = ${sql.lit(LONGEST_MIGRATION)}`.execute(transaction)
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction)
    await sql`set local lock_timeout = ${sql.lit(TABLE_WAIT)}`.execute(transaction)
    // The table has the form of Kysely's, which earlier versions used.
    await sql`
      create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)
    `.execute(transaction)
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(transaction)
    const executed = new Set(rows.map(({ name }) => name))
    const next = Object.entries(migrations).find(([name]) => !executed.has(name))
    if (!next) return null
    const [name, migration] = next
    await migration.up(transaction)
    await sql`insert into kysely_migration values (${name}, ${new Date().toISOString()})`.execute(transaction)
    return name
  })
}

/** Repeats a migration that did not get its table, so that requests pass between the tries. */
async function withTries<T>(work: () => Promise<T>, tries = 1): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const cause = error instanceof Unavailable ? error.cause : error
    if (sqlState(cause) !== LOCK_NOT_AVAILABLE || tries >= MOST_TRIES) throw error
    await setTimeout(PAUSE)
    return withTries(work, tries + 1)
  }
}

/** Returns whether a database has the newest migration of this version. */
export async function hasSchema<Tables>(db: Kysely<Tables>): Promise<boolean> {
  const newest = Object.keys(migrations).at(-1)
  const { rows } = await sql`select 1 from kysely_migration where name = ${newest}`.execute(db)
  return rows.length > 0
}
