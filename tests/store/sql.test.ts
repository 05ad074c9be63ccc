import { PGliteDialect } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPool, openPGlite } from '#server/store/drivers.ts'
import { openStore } from '#server/store/index.ts'
import { openSqlStore } from '#server/store/sqlStore.ts'
import { describeStore } from './describeStore.ts'
import { allJobs } from '#mocks/test.ts'

const EMPTY = `truncate job, story, article, blog_category, blog_tag, applicant, profile, process, link_token,
  inquiry, invitation, mail, session, refresh_token, attempt, answer restart identity cascade`

describeStore('The store in PGlite', async () => {
  const pglite = await openPGlite()
  const store = await openSqlStore(new PGliteDialect({ pglite }))
  return { store, empty: async () => void (await pglite.exec(EMPTY)) }
})

/** A PostgreSQL database that the tests may overwrite, `postgres://user@host:port/name`; without one they use PGlite alone. */
const testDatabaseUrl = process.env['TEST_DATABASE_URL']
if (testDatabaseUrl) describePostgres(testDatabaseUrl)

function describePostgres(databaseUrl: string) {
  describe('With PostgreSQL', () => {
    const pool = createPool(databaseUrl)
    beforeAll(async () => void (await pool.query('drop schema public cascade; create schema public')))
    afterAll(() => pool.end())

    it('processes that start at the same time bring an empty database to the present state together', async () => {
      const stores = await Promise.all(Array.from({ length: 4 }, () => openStore({ databaseUrl })))
      const jobs = await Promise.all(stores.map((store) => allJobs(store)))
      expect(jobs).toEqual([[], [], [], []])
      await Promise.all(stores.map((store) => store.close()))
    })

    describeStore('the store in PostgreSQL', async () => ({
      store: await openStore({ databaseUrl }),
      empty: async () => void (await pool.query(EMPTY)),
    }))
  })
}
