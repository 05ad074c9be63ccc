/** Migrations of stores of earlier versions. One database serves all: each migration brings its tables back to the present. */

import { Kysely, PGliteDialect } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { publishedSummary } from '#backend/blog/published.ts'
import type { Store } from '#backend/ports/store.ts'
import { advisorProfiles } from '#content/advisors.ts'
import { findSample } from '#content/sample.ts'
import { emptyResume } from '#domain/forms/resumeRequest.ts'
import { articleSummaries } from '#server/store/migrations/0005_article_summaries.ts'
import { storedResponses } from '#server/store/migrations/0007_stored_responses.ts'
import { accountVersionsAndSettings } from '#server/store/migrations/0014_account_versions_and_settings.ts'
import { emailKeys } from '#server/store/migrations/0016_email_keys.ts'
import { files } from '#server/store/migrations/0017_files.ts'
import { sample } from '#server/store/migrations/0018_sample.ts'
import { recordAdvisors } from '#server/store/migrations/0020_content.ts'
import { scannedFiles } from '#server/store/migrations/0027_scanned_files.ts'
import { jobParts } from '#server/store/migrations/0029_job_parts.ts'
import { openSqlStore } from '#server/store/sqlStore.ts'
import { openEmptyPGlite } from '../support/emptyDatabase.ts'
import { EMPTY } from './emptyTables.ts'
import { applicant, article, at, job, linkToken, storedResponse, story, term } from './samples.ts'

const pglite = await openEmptyPGlite()
const dialect = new PGliteDialect({ pglite })
const store = await openSqlStore(dialect)
const db = new Kysely<unknown>({ dialect })

beforeEach(async () => void (await pglite.exec(EMPTY)))
afterAll(() => store.close())

it('articles of an earlier version get their summaries', async () => {
  await store.blog.insert({ articles: [article('a')], categories: [], tags: [] })
  await pglite.exec('alter table article drop column summary')
  await articleSummaries.up(db)
  expect(await store.blog.summaries()).toEqual([publishedSummary(article('a'))])
})

it('parts of the jobs of an earlier version have revisions, which its changes still change', async () => {
  await store.advisors.save(advisorProfiles)
  await store.jobs.insert([job(7), job(8), job(1_999)])
  await pglite.exec('drop table job_part; drop function change_job_parts cascade')
  await jobParts.up(db)
  const revisions = async () =>
    new Map((await store.jobs.partRevisions()).map(({ part, revision }) => [part, revision]))
  const before = await revisions()
  expect(new Set(before.keys())).toEqual(new Set([0, 1]))
  await pglite.exec('update job set is_closed = true where job_id = 7')
  const after = await revisions()
  expect(after.get(0)).not.toBe(before.get(0))
  expect(after.get(1)).toBe(before.get(1))
})

it('an address in another script gets the key of all its spellings; of several accounts the oldest gets it', async () => {
  const add = async (email: string, key: string) => {
    const { id } = await store.applicants.insert(applicant(`${key}@example.com`))
    await pglite.query('update applicant set email = $1, email_key = $1 where id = $2', [email, id])
    return id
  }
  const hana = await add('hana@例え.jp', 'a')
  const first = await add('x@docomo。ne.jp', 'b')
  await add('x@docomo．ne.jp', 'c')
  await emailKeys.up(db)
  const idOf = async (email: string) => (await store.applicants.findByEmail(email))?.id
  expect(await idOf('Hana@xn--r8jz45g.jp')).toBe(hana)
  expect(await idOf('x@docomo.ne.jp')).toBe(first)
})

it('photos that an earlier version stored in resumes are files', async () => {
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
  for (const migration of [files, scannedFiles]) await migration.up(db)
  const key = (await store.resumes.find(ana))?.photo?.key ?? ''
  expect(await store.resumes.find(ana)).toEqual({
    ...values,
    photo: { key: expect.stringMatching(/^file_[\da-f]{32}$/), name: '写真.png', type: 'image/png', size: 4 },
  })
  expect(await store.files.get(key)).toEqual(Uint8Array.of(0, 255, 1, 128))
  expect(await store.resumes.find(ben)).toEqual({ ...values, photo: null })
})

describe('a store of an earlier version', () => {
  /** Opens a store of its own: emptying a shared one would also restart its numbers. */
  async function migrated(fill: (store: Store) => Promise<unknown>) {
    const own = new PGliteDialect({ pglite: await openEmptyPGlite() })
    const opened = await openSqlStore(own)
    await fill(opened)
    const before = new Kysely<unknown>({ dialect: own })
    await sample.up(before)
    await recordAdvisors(before)
    return opened
  }

  it('has the sample if it has content: all of it, and the three accounts', async () => {
    const own = await migrated(async ({ advisors, jobs, stories, blog, applicants }) => {
      await advisors.save(advisorProfiles.slice(0, 1))
      await jobs.insert([job(7)])
      await stories.insert([story(1)])
      await blog.insert({ articles: [article('a')], categories: [], tags: [term('t')] })
      await applicants.insert(applicant('maria@example.com', { id: 1001 }))
      await applicants.insert(applicant('ana@example.com', { id: 2000 }))
    })
    expect(await findSample(own)).toEqual({
      jobs: [7],
      stories: [1],
      articles: ['a'],
      tags: ['t'],
      advisors: ['sample-moriyama'],
      people: [1001],
    })
    expect(await own.settings.find('sampleAdded')).not.toBeNull()
    expect((await own.applicants.insert(applicant('ben@example.com'))).id).toBe(2001)
    await own.close()
  })

  it('does not have it if it is empty; its first applicant comes after those of the sample', async () => {
    const own = await migrated(async () => {})
    expect(await findSample(own)).toBeNull()
    expect(await own.settings.find('sampleAdded')).toBeNull()
    expect((await own.applicants.insert(applicant('ana@example.com'))).id).toBe(1004)
    await own.close()
  })
})

it('responses that an earlier version stored are found', async () => {
  await store.storedResponses.insert(storedResponse('k'))
  await pglite.exec('alter table stored_response rename to answer')
  await pglite.exec('alter index stored_response_pkey rename to answer_pkey')
  await storedResponses.up(db)
  expect(await store.storedResponses.find('k')).toEqual(storedResponse('k'))
})

describe('letters and links that an earlier version stored', () => {
  const before = { language: 'en', createdAt: at(0) }

  async function migrated() {
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
    await accountVersionsAndSettings.up(db)
    return { active, pending }
  }

  it('get their version where the account cannot have changed since, and are removed elsewhere', async () => {
    const { active, pending } = await migrated()
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
  })
})
