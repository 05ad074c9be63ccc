import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { allJobs } from '#mocks/test.ts'
import { openStore } from '#server/store/index.ts'
import { startPostgres } from '../../scripts/postgres.ts'
import { describeStore } from './describeStore.ts'
import { EMPTY } from './emptyTables.ts'

describe('With PostgreSQL', async () => {
  const { url: databaseUrl, stop } = await startPostgres()
  const pool = new pg.Pool({ connectionString: databaseUrl })
  afterAll(async () => {
    await pool.end()
    await stop()
  })

  it('processes that start at the same time bring an empty database to the present state together', async () => {
    const stores = await Promise.all(Array.from({ length: 4 }, () => openStore({ databaseUrl })))
    const jobs = await Promise.all(stores.map((store) => allJobs(store)))
    expect(jobs).toEqual([[], [], [], []])
    await Promise.all(stores.map((store) => store.close()))
  })

  describeStore('the store in PostgreSQL', async () => ({
    store: await openStore({ databaseUrl }),
    other: await openStore({ databaseUrl }),
    empty: async () => void (await pool.query(EMPTY)),
  }))
})
