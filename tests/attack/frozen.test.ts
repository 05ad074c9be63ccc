/** A database that accepts connections and answers nothing, as on a computer without memory or behind a dead network. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Postgres, startPostgres } from '../../scripts/postgres.ts'
import { enter } from './support/entries.ts'
import { type Target, startTarget } from './support/site.ts'
import { staffOf } from './support/staff.ts'
import { createWriters, writable } from './support/writers.ts'

let database: Postgres
let site: Target
beforeAll(async () => {
  database = await startPostgres()
  site = await startTarget({ ...writable, DATABASE_URL: database.url })
})
afterAll(async () => {
  await site.stop()
  await database.stop()
})

const statusOf = async (path: string) => (await fetch(site.url + path)).status

test('every call ends with 503, the process lives, and all works again with the database', async () => {
  const writers = await createWriters({ visitor: () => site.client(), staff: staffOf(site.data) })
  await Promise.all(writers.map((writer) => writer.write()))
  const written = writers.map((writer) => writer.count())

  await database.freeze()
  const answers = await Promise.all(Array.from({ length: 30 }, () => enter(site.client())))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
  expect(answers.filter(({ headers }) => headers.get('Retry-After') === null)).toEqual([])
  await Promise.all(writers.map((writer) => writer.write()))
  expect(writers.map((writer) => writer.count())).toEqual(written)
  expect(await statusOf('/healthz')).toBe(200)
  await expect.poll(() => statusOf('/readyz')).toBe(503)

  await database.thaw()
  await expect.poll(() => statusOf('/readyz')).toBe(200)
  const silent = async () => {
    await Promise.all(writers.map((writer) => writer.write()))
    return writers.filter((writer, at) => writer.count() <= (written[at] ?? 0)).map(({ name }) => name)
  }
  await expect.poll(silent).toEqual([])
  for (const { name, faults } of writers)
    expect({ name, faults: await faults() }).toEqual({ name, faults: [] })
})
