/** Everything of a person is erased except the rows that the law requires, and again after a restore. */

import { describe, expect, test, vi } from 'vitest'
import { repeatErasures, repeatOwnErasures } from '#backend/people/erase.ts'
import { type PersonTable, personTables } from '#backend/ports/erasures.ts'
import type { Store } from '#backend/ports/store.ts'
import { Unavailable } from '#backend/ports/unavailable.ts'
import { logIn, maria } from '../backend/support.ts'
import { inquiry, invitation } from '../store/samples.ts'
import { type StaffTest, createStaffTest } from './support.ts'

type Kept = Exclude<keyof Store, PersonTable | 'transaction' | 'close'>

/** The tables that an erasure leaves alone, with the reason. */
const kept: Record<Kept, string> = {
  jobs: 'content',
  stories: 'content, of people who have agreed to it, without an account',
  blog: 'content',
  articles: 'content',
  advisors: 'content: employees of the company',
  revisions: 'counters of the content',
  settings: 'values of the whole site',
  staffTokens: 'of staff and their systems',
  events: 'numbers and states only, removed after 30 days',
  attempts: 'keys are hashes and numbers, removed within a day',
  erasures: 'the list that repeats erasures after a restore: a number and a hash',
  provisions: 'required by law for three years, with its minimum',
  seekerRegister: 'required by law for two years, with its minimum',
}

const any = { headers: { 'If-Match': '*' } }
const erase = ({ staff }: StaffTest, query = '') => staff('POST', `/people/1001/erasure${query}`, any)

/** Makes rows of each kind for Maria. */
async function createFilledTest(): Promise<StaffTest> {
  const app = await createStaffTest()
  const { store } = app.env
  await logIn(app)
  await app.call('POST', '/applicant/contact', { body: { type: 'visa', contents: 'Question' } })
  await app.call('POST', '/applicant/inquiry/introduction')
  await store.inquiries.insert({ ...inquiry, email: 'MARIA@Example.com' })
  await store.invitations.insert({ ...invitation, email: maria.email })
  await app.staff('POST', '/people/1001/notes', { body: { text: 'Maria prefers calls' } })
  await app.staff('PUT', '/people/1001/advisor', {
    ...any,
    body: { advisor: { initials: 'EM', ja: texts, en: texts } },
  })
  const letter = { kind: 'introduction', applicantId: 1001, language: 'en' } as const
  await store.mails.insert({ id: 'mail_1', letter, createdAt: app.env.clock().toISOString() })
  await store.storedResponses.insert({
    key: 'k',
    fingerprint: 'f',
    status: 201,
    body: JSON.stringify({ email: maria.email }),
    reference: null,
    version: null,
    applicantId: null,
    createdAt: app.env.clock().toISOString(),
  })
  return app
}

const texts = { name: 'Emi', languages: 'English' }

test('every table is in the erasure, or has a reason', async () => {
  const { env } = await createStaffTest()
  const tables = Object.keys(env.store).filter((name) => typeof Reflect.get(env.store, name) === 'object')
  expect([...personTables, ...Object.keys(kept)].sort()).toEqual(tables.sort())
})

describe('an erasure', () => {
  test('leaves nothing of the person but the register, and nothing of others is lost', async () => {
    const app = await createFilledTest()
    const others = await app.staff('GET', '/people/1002')
    expect((await erase(app)).status).toBe(200)
    const { seekerRegister, provisions, ...rows } = await app.env.store.allRows()
    for (const [name, list] of Object.entries(rows))
      expect({ name, found: JSON.stringify(list).match(/maria@|Maria Santos|Maria prefers/i) }).toEqual({
        name,
        found: null,
      })
    expect(seekerRegister).toMatchObject([
      {
        personId: 1001,
        name: 'Maria Santos',
        validUntil: '2026-11-20T01:00:00.000Z',
      },
    ])
    expect(provisions).toContainEqual({
      id: expect.stringMatching(/^4009 /),
      at: expect.any(String),
      name: 'Maria Santos',
      recipient: expect.stringMatching(/./),
      documents: expect.arrayContaining(['resume']),
      agreedAt: expect.any(String),
    })
    const { files } = await app.env.store.snapshot()
    expect(files.filter(({ applicantId }) => applicantId === 1001)).toEqual([])
    expect((await app.staff('GET', '/people/1002')).body).toEqual(others.body)
    expect((await app.staff('GET', '/people/1001')).status).toBe(404)
    expect((await app.call('GET', '/applicant/auth')).status).toBe(401)
    expect((await app.env.store.events.after(0, 100)).at(-1)).toMatchObject({
      type: 'person-erased',
      personId: 1001,
    })
  })

  test('is counted by the dry run, which changes nothing', async () => {
    const app = await createFilledTest()
    const before = await app.env.store.snapshot()
    const dry = await erase(app, '?dryRun=true')
    expect(dry.body).toMatchObject({ dryRun: true, registerKept: true })
    const after = await app.env.store.snapshot()
    expect({ ...after.rows, storedResponses: [] }).toEqual({ ...before.rows, storedResponses: [] })
    expect(after.files).toEqual(before.files)
    expect((await erase(app)).body).toEqual({ ...Object(dry.body), dryRun: false })
    expect(dry.body).toMatchObject({
      rows: {
        applicants: 1,
        profiles: 1,
        personNotes: 1,
        contacts: 1,
        talks: 1,
        inquiries: 1,
        invitations: 1,
        mails: 5,
      },
    })
  })

  test('includes mails that are files, and counts them', async () => {
    const app = await createFilledTest()
    const asked: unknown[] = []
    app.env.mailer.erase = async (...options) => asked.push(options)
    expect((await erase(app, '?dryRun=true')).body).toMatchObject({ mailFiles: 1 })
    expect((await erase(app)).body).toMatchObject({ mailFiles: 2 })
    expect(asked).toEqual([
      [maria.email, { dryRun: true }],
      [maria.email, { dryRun: false }],
    ])
  })

  test('leaves the caller, time and operation of earlier changes without values', async () => {
    const app = await createFilledTest()
    await erase(app)
    const { entries } = await app.env.store.audit.page({ page: 1, perPage: 10, target: 'person:1001' })
    expect(entries).toMatchObject([
      { operation: 'erasePerson', after: { applicants: 1 } },
      { operation: 'assignAdvisor', actor: { user: 'emi' }, before: null, after: null },
      { operation: 'addNote', before: null, after: null },
    ])
  })

  test('of an entry that was never confirmed leaves no register', async () => {
    const app = await createStaffTest()
    const { body } = await app.staff('POST', '/people/1003/erasure', any)
    expect(body).toMatchObject({ registerKept: false, rows: { applicants: 1 } })
    expect(await app.env.store.seekerRegister.all()).toEqual([])
  })

  test('is repeated after a restore, but not for another person with the same number', async () => {
    const app = await createFilledTest()
    const { store } = app.env
    const backup = await store.snapshot()
    await erase(app)
    const list = await store.erasures.all()
    await store.restore(backup)
    expect(await repeatErasures(app.env, [{ id: 1002, emailHash: 'x', erasedAt: '' }, ...list])).toBe(1)
    expect(await store.applicants.find(1001)).toBeNull()
    expect(await store.applicants.find(1002)).not.toBeNull()
    expect(await store.erasures.all()).toMatchObject([{ id: 1001 }])
    expect(await repeatErasures(app.env, list)).toBe(0)
  })

  test('is repeated in a database that has never heard of it, but not for another person', async () => {
    const app = await createFilledTest()
    const { store, erasureNotes } = app.env
    const backup = await store.snapshot()
    await erase(app, '?dryRun=true')
    expect(await erasureNotes.all()).toEqual([])
    await erase(app)
    const [noted] = await erasureNotes.all()
    if (!noted) throw new Error('The erasure is not noted')
    expect(Object.keys(noted)).toEqual(['id', 'createdAt', 'erasedAt'])
    await erasureNotes.add({ ...noted, id: 1002, createdAt: '2020-01-01T00:00:00.000Z' })
    await store.restore({ ...backup, rows: { ...backup.rows, erased: [] } })
    expect(await repeatOwnErasures(app.env)).toBe(1)
    expect(await store.applicants.find(1001)).toBeNull()
    expect(await store.applicants.find(1002)).not.toBeNull()
    expect(await store.seekerRegister.all()).toMatchObject([{ validUntil: noted.erasedAt }])
    expect(await repeatOwnErasures(app.env)).toBe(0)
  })

  test('does not happen if it cannot be noted', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const app = await createFilledTest()
    app.env.erasureNotes.add = async () => {
      throw new Unavailable('The disk is full')
    }
    expect((await erase(app)).status).toBe(503)
    expect(await app.env.store.applicants.find(1001)).not.toBeNull()
  })
})
