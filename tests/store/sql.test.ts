import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGliteDialect } from 'kysely'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Unavailable } from '#backend/ports/unavailable.ts'
import { advisorProfiles } from '#content/advisors.ts'
import { guardPGlite } from '#server/store/pglite/guard.ts'
import { openPGliteThread } from '#server/store/pglite/thread.ts'
import { openSqlStore } from '#server/store/sqlStore.ts'
import { addEmptyDatabase, openEmptyPGlite } from '../support/emptyDatabase.ts'
import { describeStore } from './describeStore.ts'
import { EMPTY } from './emptyTables.ts'
import { applicant, job, storedResponse } from './samples.ts'

const unavailable = [
  ['on a full disk', '53100'],
  ['in a folder that became read-only', '42501'],
] as const

/** Makes the database fail with this code. */
const failing = (code: string) => `do $$ begin raise exception 'on purpose' using errcode = '${code}'; end $$`

describe('With PGlite in a thread', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hashi-thread-'))
  await addEmptyDatabase(folder)
  const worker = join(import.meta.dirname, '../../server/store/pglite/worker.ts')
  const pglite = guardPGlite(openPGliteThread(worker, join(folder, 'database')))
  afterAll(() => rm(folder, { recursive: true }))

  it.each(unavailable)('PGlite %s is not available, within a transaction as well', async (_where, code) => {
    await expect(pglite.query(failing(code))).rejects.toThrow(Unavailable)
    await expect(pglite.transaction((inner) => inner.query(failing(code)))).rejects.toThrow(Unavailable)
    await expect(pglite.query('select 1 / 0')).rejects.not.toThrow(Unavailable)
  })

  it('a transaction that fails leaves nothing, and so does one with a failed statement that ends as if it had none', async () => {
    await pglite.query('create table note (text text)')
    const fails = (end: () => Promise<unknown>) =>
      pglite.transaction(async (inner) => {
        await inner.query('insert into note values ($1)', ['half'])
        await end().catch(() => {})
        await inner.query('select 1 / 0').catch(end)
      })
    await expect(fails(() => Promise.reject(new Error('no more')))).rejects.toThrow('no more')
    await expect(fails(() => Promise.resolve())).rejects.toThrow()
    expect(await pglite.query('select * from note')).toMatchObject({ rows: [] })
    await pglite.query('drop table note')
  })

  describeStore('the store', async () => ({
    store: await openSqlStore(new PGliteDialect({ pglite })),
    empty: async () => void (await pglite.query(EMPTY)),
  }))
})

describe('With PGlite in this thread', async () => {
  const pglite = await openEmptyPGlite()
  const store = await openSqlStore(new PGliteDialect({ pglite }))
  beforeEach(async () => void (await pglite.exec(EMPTY)))
  afterAll(() => store.close())

  it('a job that another program changes gets another version and revision, and its part another revision; the others do not change', async () => {
    const { jobs } = store
    await store.advisors.save(advisorProfiles)
    await jobs.insert([job(7), job(8)])
    const read = async () => ({
      revision: await jobs.revision(),
      versions: (await jobs.versions({ after: -1, limit: 9 })).map(({ version }) => version),
      parts: await jobs.partRevisions(),
    })
    const before = await read()
    await pglite.exec(`update job set data = jsonb_set(data, '{salaryMax}', '1') where job_id = 8`)
    const after = await read()
    expect(after.revision).not.toBe(before.revision)
    expect(after.parts).toEqual([{ part: 0, revision: expect.any(String) }])
    expect(after.parts).not.toEqual(before.parts)
    expect(after.versions.map((version, place) => version === before.versions[place])).toEqual([true, false])
  })

  it('the stored responses of an applicant are removed with the applicant', async () => {
    const { id } = await store.applicants.insert(applicant('ana@example.com'))
    await store.storedResponses.insert(storedResponse('k', { applicantId: id }))
    await store.storedResponses.insert(storedResponse('other'))
    await pglite.exec('delete from applicant')
    expect(await store.storedResponses.find('k')).toBeNull()
    expect(await store.storedResponses.find('other')).not.toBeNull()
  })

  it('A transaction in SQL that meets others each time is given up with the time to wait', async () => {
    for (const code of ['40001', '40P01']) {
      const conflict = Object.assign(new Error('on purpose'), { code })
      const work = vi.fn<() => Promise<never>>().mockRejectedValue(conflict)
      const failure = await store.transaction(work).catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(Unavailable)
      expect(failure).toMatchObject({ retryAfter: 2, cause: conflict })
      expect(work).toHaveBeenCalledTimes(20)
    }
  })

  it.each(unavailable)('PGlite %s is not available, within a transaction as well', async (_where, code) => {
    const guarded = guardPGlite(pglite)
    await expect(guarded.query(failing(code))).rejects.toThrow(Unavailable)
    await expect(guarded.transaction((inner) => inner.query(failing(code)))).rejects.toThrow(Unavailable)
    await expect(guarded.query('select 1 / 0')).rejects.not.toThrow(Unavailable)
  })
})

it('PGlite makes a checkpoint every ten minutes, so that its log does not grow for ever', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const pglite = await openEmptyPGlite()
  const last = async () =>
    (await pglite.query('select checkpoint_lsn::text from pg_control_checkpoint()')).rows
  await pglite.exec('create table note (text text)')
  const before = await last()
  vi.advanceTimersByTime(9 * 60_000)
  expect(await last()).toEqual(before)
  vi.advanceTimersByTime(60_000)
  expect(await last()).not.toEqual(before)
  await pglite.close()
  vi.advanceTimersByTime(10 * 60_000)
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
