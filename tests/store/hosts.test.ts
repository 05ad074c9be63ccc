import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Unavailable } from '#backend/ports/unavailable.ts'
import { createPools } from '#server/store/drivers.ts'
import { openStore } from '#server/store/index.ts'
import { guardPools } from '#server/store/pool.ts'
import { type Postgres, startPostgres } from '../../scripts/postgres.ts'

let standby: Postgres
let primary: Postgres
beforeAll(async () => {
  standby = await startPostgres({ default_transaction_read_only: 'on' })
  primary = await startPostgres()
})
afterAll(() => Promise.all([standby.stop(), primary.stop()]))

const portOf = ({ url }: Postgres) => new URL(url).port
const addressOf = (...ports: string[]) =>
  `postgres://hashi@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/postgres`

const connect = (address: string) =>
  new Kysely<object>({ dialect: new PostgresDialect({ pool: guardPools(createPools(address)) }) })

const serverOf = async (db: Kysely<object>) =>
  (await sql<{ port: string }>`select current_setting('port') as port`.execute(db)).rows[0]?.port

test('of several hosts the one is used that accepts writes', async () => {
  const store = await openStore({ databaseUrl: addressOf('1', portOf(standby), portOf(primary)) })
  expect(await store.hasSchema()).toBe(true)
  await store.close()
})

test('after a failover the new primary is used', async () => {
  const db = connect(addressOf(portOf(primary), portOf(standby)))
  expect(await serverOf(db)).toBe(portOf(primary))
  await setReadOnly(primary, 'on')
  await setReadOnly(standby, 'off')
  // The open connection learns it as well.
  await sql`set default_transaction_read_only = on`.execute(db)
  await expect(sql`create table written (id integer)`.execute(db)).rejects.toThrow(Unavailable)
  await expect.poll(() => serverOf(db)).toBe(portOf(standby))
  await sql`create table written (id integer)`.execute(db)
  await setReadOnly(primary, 'off')
  await setReadOnly(standby, 'on')
  await db.destroy()
})

test('without a host that accepts writes, all reasons are told', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(1)
  const db = connect(addressOf('1', portOf(standby)))
  await expect(serverOf(db)).rejects.toThrow(/not available: .*ECONNREFUSED.*, The server is a standby/)
  await db.destroy()
})

/** Makes a server read only for new connections and those that read the setting again. */
async function setReadOnly(server: Postgres, state: 'on' | 'off'): Promise<void> {
  const db = new Kysely<object>({
    dialect: new PostgresDialect({ pool: guardPools(createPools(server.url)) }),
  })
  await db.connection().execute(async (connection) => {
    await sql`set default_transaction_read_only = off`.execute(connection)
    await sql`alter database postgres set default_transaction_read_only = ${sql.lit(state)}`.execute(
      connection,
    )
  })
  await db.destroy()
}
