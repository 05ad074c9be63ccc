import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPools, startLimits } from '#server/store/drivers.ts'
import { openStore } from '#server/store/index.ts'
import { hasSchema, migrate } from '#server/store/migrate.ts'
import { migrations } from '#server/store/migrations/index.ts'
import { guardPools } from '#server/store/pool.ts'
import { type Postgres, startPostgres } from '../../scripts/postgres.ts'

const names = Object.keys(migrations)

let server: Postgres
beforeAll(async () => void (server = await startPostgres()))
afterAll(() => server.stop())

const connect = (url: string) =>
  new Kysely<object>({
    dialect: new PostgresDialect({ pool: guardPools(createPools(url, undefined, startLimits)) }),
  })

test('several processes that start at the same time migrate an empty database once', async () => {
  const url = await server.createDatabase('together')
  const databases = [connect(url), connect(url), connect(url)]
  const done = await Promise.all(databases.map((db) => migrate(db)))
  expect(done.flat().toSorted()).toEqual(names)
  for (const db of databases) await db.destroy()
})

test('a version starts with the database of a newer one, and changes nothing', async () => {
  const url = await server.createDatabase('newer')
  const db = connect(url)
  await migrate(db)
  await sql`insert into kysely_migration values ('9999_newer', '2030-01-01T00:00:00.000Z')`.execute(db)
  expect(await migrate(db)).toEqual([])
  expect(await hasSchema(db)).toBe(true)
  const store = await openStore({ databaseUrl: url })
  expect(await store.hasSchema()).toBe(true)
  await store.close()
  await db.destroy()
})

test('a migration waits for a table that is in use, without blocking it meanwhile, and keeps those before it', async () => {
  const url = await server.createDatabase('busy')
  const db = connect(url)
  await migrate(db)
  // The last migration is undone, so that it runs again.
  await sql`alter table job_revision drop column jobs_revision, drop column others_revision`.execute(db)
  await sql`alter table job drop column row_version`.execute(db)
  await sql`drop trigger job_version on job`.execute(db)
  await sql`drop function set_job_version`.execute(db)
  await sql`drop index mail_queued`.execute(db)
  await sql`delete from kysely_migration where name = '0023_random_revisions'`.execute(db)
  const user = new pg.Client({ connectionString: url })
  await user.connect()
  await user.query('begin; select * from job')
  const migrated = migrate(db)
  await expect
    .poll(
      async () =>
        (await user.query("select from pg_locks where not granted and mode = 'AccessExclusiveLock'"))
          .rowCount,
    )
    .toBe(1)
  // The wait ends, and readers pass again.
  await expect.poll(async () => (await user.query('select from pg_locks where not granted')).rowCount).toBe(0)
  await user.query('commit')
  expect(await migrated).toEqual(['0023_random_revisions'])
  await user.end()
  await db.destroy()
})

test('no lock of a session is left behind, as connections may be shared', async () => {
  const url = await server.createDatabase('shared')
  const db = connect(url)
  await migrate(db)
  const { rows } = await sql`select from pg_locks where locktype = 'advisory'`.execute(db)
  expect(rows).toEqual([])
  await db.destroy()
})
