import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PGliteDialect } from 'kysely'
import pg from 'pg'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { advisorProfiles } from '#content/advisors.ts'
import type { Store } from '#backend/ports/store.ts'
import { Unavailable } from '#backend/ports/unavailable.ts'
import { openStore } from '#server/store/index.ts'
import { guardPGlite } from '#server/store/pglite/guard.ts'
import { openPGliteThread } from '#server/store/pglite/thread.ts'
import { articleSummaries } from '#server/store/migrations/0005_article_summaries.ts'
import { emailKeys } from '#server/store/migrations/0016_email_keys.ts'
import { storedResponses } from '#server/store/migrations/0007_stored_responses.ts'
import { accountVersionsAndSettings } from '#server/store/migrations/0014_account_versions_and_settings.ts'
import { files } from '#server/store/migrations/0017_files.ts'
import { scannedFiles } from '#server/store/migrations/0027_scanned_files.ts'
import { sample } from '#server/store/migrations/0018_sample.ts'
import { recordAdvisors } from '#server/store/migrations/0020_content.ts'
import { openSqlStore } from '#server/store/sqlStore.ts'
import { findSample } from '#content/sample.ts'
import { publishedSummary } from '#backend/blog/published.ts'
import { emptyResume } from '#domain/forms/resumeRequest.ts'
import { describeStore } from './describeStore.ts'
import { applicant, article, at, job, linkToken, storedResponse, story, term } from './samples.ts'
import { allJobs } from '#mocks/test.ts'
import { startPostgres } from '../../scripts/postgres.ts'
import { addEmptyDatabase, openEmptyPGlite } from '../support/emptyDatabase.ts'

/** Empties all tables but those of the migrations, and the one row that counts the revisions of jobs. */
const EMPTY = `do $$ declare names text; begin
  select string_agg(quote_ident(tablename), ', ') into names from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%' and tablename <> 'job_revision';
  execute 'truncate ' || names || ' restart identity cascade';
end $$`

const unavailable = [
  ['on a full disk', '53100'],
  ['in a folder that became read-only', '42501'],
] as const

/** Makes the database fail with this code. */
const failing = (code: string) => `do $$ begin raise exception 'on purpose' using errcode = '${code}'; end $$`

describeStore('The store in PGlite', async () => {
  const pglite = await openEmptyPGlite()
  const store = await openSqlStore(new PGliteDialect({ pglite: guardPGlite(pglite) }))
  return { store, empty: async () => void (await pglite.exec(EMPTY)) }
})

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

it('a job that another program changes gets another version and revision, the others do not change', async () => {
  const pglite = await openEmptyPGlite()
  const store = await openSqlStore(new PGliteDialect({ pglite }))
  const { jobs } = store
  await store.advisors.save(advisorProfiles)
  await jobs.insert([job(7), job(8)])
  const read = async () => ({
    revision: await jobs.revision(),
    versions: (await jobs.versions({ after: -1, limit: 9 })).map(({ version }) => version),
  })
  const before = await read()
  await pglite.exec(`update job set data = jsonb_set(data, '{salaryMax}', '1') where job_id = 8`)
  const after = await read()
  expect(after.revision).not.toBe(before.revision)
  expect(after.versions.map((version, place) => version === before.versions[place])).toEqual([true, false])
  await store.close()
})

it('articles of an earlier version get their summaries', async () => {
  const pglite = await openEmptyPGlite()
  const store = await openSqlStore(new PGliteDialect({ pglite }))
  await store.blog.insert({ articles: [article('a')], categories: [], tags: [] })
  await pglite.exec('alter table article drop column summary')
  await articleSummaries.up(new Kysely({ dialect: new PGliteDialect({ pglite }) }))
  expect(await store.blog.summaries()).toEqual([publishedSummary(article('a'))])
  await store.close()
})

it('an address in another script gets the key of all its spellings; of several accounts the oldest gets it', async () => {
  const pglite = await openEmptyPGlite()
  const store = await openSqlStore(new PGliteDialect({ pglite }))
  const add = async (email: string, key: string) => {
    const { id } = await store.applicants.insert(applicant(`${key}@example.com`))
    await pglite.query('update applicant set email = $1, email_key = $1 where id = $2', [email, id])
    return id
  }
  const hana = await add('hana@例え.jp', 'a')
  const first = await add('x@docomo。ne.jp', 'b')
  await add('x@docomo．ne.jp', 'c')
  await emailKeys.up(new Kysely({ dialect: new PGliteDialect({ pglite }) }))
  const idOf = async (email: string) => (await store.applicants.findByEmail(email))?.id
  expect(await idOf('Hana@xn--r8jz45g.jp')).toBe(hana)
  expect(await idOf('x@docomo.ne.jp')).toBe(first)
  await store.close()
})

it('photos that an earlier version stored in resumes are files', async () => {
  const pglite = await openEmptyPGlite()
  const store = await openSqlStore(new PGliteDialect({ pglite }))
  const [ana, ben] = [
    (await store.applicants.insert(applicant('ana@example.com'))).id,
    (await store.applicants.insert(applicant('ben@example.com'))).id,
  ]
  const { photo: _, ...values } = emptyResume
  const insert = (id: number, photo: object | null) =>
    pglite.query('insert into resume values ($1, $2)', [id, { ...values, photo }])
  await insert(ana, { name: '写真.png', type: 'image/png', data: 'AP8BgA==' })
  await insert(ben, null)
  await pglite.exec('drop table file')
  const db = new Kysely<unknown>({ dialect: new PGliteDialect({ pglite }) })
  for (const migration of [files, scannedFiles]) await migration.up(db)
  const key = (await store.resumes.find(ana))?.photo?.key ?? ''
  expect(await store.resumes.find(ana)).toEqual({
    ...values,
    photo: { key: expect.stringMatching(/^file_[\da-f]{32}$/), name: '写真.png', type: 'image/png', size: 4 },
  })
  expect(await store.files.get(key)).toEqual(Uint8Array.of(0, 255, 1, 128))
  expect(await store.resumes.find(ben)).toEqual({ ...values, photo: null })
  await store.close()
})

describe('a store of an earlier version', () => {
  async function migrated(fill: (store: Store) => Promise<unknown>) {
    const pglite = await openEmptyPGlite()
    const store = await openSqlStore(new PGliteDialect({ pglite }))
    await fill(store)
    const db = new Kysely<unknown>({ dialect: new PGliteDialect({ pglite }) })
    await sample.up(db)
    await recordAdvisors(db)
    return store
  }

  it('has the sample if it has content: all of it, and the three accounts', async () => {
    const store = await migrated(async ({ advisors, jobs, stories, blog, applicants }) => {
      await advisors.save(advisorProfiles.slice(0, 1))
      await jobs.insert([job(7)])
      await stories.insert([story(1)])
      await blog.insert({ articles: [article('a')], categories: [], tags: [term('t')] })
      await applicants.insert(applicant('maria@example.com', { id: 1001 }))
      await applicants.insert(applicant('ana@example.com', { id: 2000 }))
    })
    expect(await findSample(store)).toEqual({
      jobs: [7],
      stories: [1],
      articles: ['a'],
      tags: ['t'],
      advisors: ['sample-moriyama'],
      people: [1001],
    })
    expect(await store.settings.find('sampleAdded')).not.toBeNull()
    expect((await store.applicants.insert(applicant('ben@example.com'))).id).toBe(2001)
    await store.close()
  })

  it('does not have it if it is empty; its first applicant comes after those of the sample', async () => {
    const store = await migrated(async () => {})
    expect(await findSample(store)).toBeNull()
    expect(await store.settings.find('sampleAdded')).toBeNull()
    expect((await store.applicants.insert(applicant('ana@example.com'))).id).toBe(1004)
    await store.close()
  })
})

it('responses that an earlier version stored are found', async () => {
  const pglite = await openEmptyPGlite()
  const store = await openSqlStore(new PGliteDialect({ pglite }))
  await store.storedResponses.insert(storedResponse('k'))
  await pglite.exec('alter table stored_response rename to answer')
  await pglite.exec('alter index stored_response_pkey rename to answer_pkey')
  await storedResponses.up(new Kysely({ dialect: new PGliteDialect({ pglite }) }))
  expect(await store.storedResponses.find('k')).toEqual(storedResponse('k'))
  await store.close()
})

it('the stored responses of an applicant are removed with the applicant', async () => {
  const pglite = await openEmptyPGlite()
  const store = await openSqlStore(new PGliteDialect({ pglite }))
  const { id } = await store.applicants.insert(applicant('ana@example.com'))
  await store.storedResponses.insert(storedResponse('k', { applicantId: id }))
  await store.storedResponses.insert(storedResponse('other'))
  await pglite.exec('delete from applicant')
  expect(await store.storedResponses.find('k')).toBeNull()
  expect(await store.storedResponses.find('other')).not.toBeNull()
  await store.close()
})

describe('letters and links that an earlier version stored', () => {
  const before = { language: 'en', createdAt: at(0) }

  async function migrated() {
    const pglite = await openEmptyPGlite()
    const store = await openSqlStore(new PGliteDialect({ pglite }))
    const { id: active } = await store.applicants.insert(applicant('a@example.com', { activatedAt: at(0) }))
    const { id: pending } = await store.applicants.insert(applicant('p@example.com'))
    for (const purpose of ['verify', 'reset', 'confirm'] as const)
      await store.linkTokens.insert(linkToken(active, { id: purpose, purpose }))
    await store.linkTokens.insert(linkToken(pending, { id: 'pending' }))
    const letters = [
      { kind: 'verify', applicantId: pending, jobs: [] },
      { kind: 'verify', applicantId: active, jobs: [] },
      { kind: 'forgotPassword', email: 'a@example.com', ...before },
      { kind: 'confirmEmail', applicantId: active, newEmail: 'x@example.com', ...before },
      { kind: 'passwordChanged', applicantId: active, ...before },
      { kind: 'inquiry', inquiryId: 7001 },
    ]
    for (const [index, letter] of letters.entries())
      await pglite.query(
        `insert into mail (id, letter, kind, created_at, next_try_at, tries) values ($1, $2, $3, $4, $4, 0)`,
        [`${index}`, letter, letter.kind, at(index)],
      )
    for (const table of ['applicant', 'link_token'])
      await pglite.exec(`alter table ${table} drop column account_version`)
    await pglite.exec('drop index applicant_unconfirmed; drop index mail_applicant; drop table setting')
    await accountVersionsAndSettings.up(new Kysely({ dialect: new PGliteDialect({ pglite }) }))
    return { store, active, pending }
  }

  it('get their version where the account cannot have changed since, and are removed elsewhere', async () => {
    const { store, active, pending } = await migrated()
    expect((await store.mails.queued()).map(({ letter }) => letter)).toEqual([
      { kind: 'verify', applicantId: pending, accountVersion: 1, jobs: [] },
      { kind: 'verify', applicantId: active, jobs: [] },
      { kind: 'passwordChanged', applicantId: active, email: 'a@example.com', ...before },
      { kind: 'inquiry', inquiryId: 7001 },
    ])
    const tokens = ['verify', 'reset', 'confirm', 'pending'].map((id) => store.linkTokens.find(id))
    expect((await Promise.all(tokens)).map((token) => token?.accountVersion)).toEqual([
      undefined,
      1,
      undefined,
      1,
    ])
    await store.close()
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

it('A transaction in SQL that meets others each time is given up with the time to wait', async () => {
  const store = await openSqlStore(new PGliteDialect({ pglite: await openEmptyPGlite() }))
  for (const code of ['40001', '40P01']) {
    const conflict = Object.assign(new Error('on purpose'), { code })
    const work = vi.fn<() => Promise<never>>().mockRejectedValue(conflict)
    const failure = await store.transaction(work).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Unavailable)
    expect(failure).toMatchObject({ retryAfter: 2, cause: conflict })
    expect(work).toHaveBeenCalledTimes(20)
  }
  await store.close()
})

it.each(unavailable)('PGlite %s is not available, within a transaction as well', async (_where, code) => {
  const pglite = await openEmptyPGlite()
  const guarded = guardPGlite(pglite)
  await expect(guarded.query(failing(code))).rejects.toThrow(Unavailable)
  await expect(guarded.transaction((inner) => inner.query(failing(code)))).rejects.toThrow(Unavailable)
  await expect(guarded.query('select 1 / 0')).rejects.not.toThrow(Unavailable)
  await pglite.close()
})

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
