/** Staff find people, help them, and block them. */

import { describe, expect, test } from 'vitest'
import { logIn, maria } from '../backend/support.ts'
import { type StaffTest, createStaffTest } from './support.ts'

const any = { headers: { 'If-Match': '*' } }

const idsOf = async ({ staff }: StaffTest, query: string) => {
  const { body } = await staff('GET', `/people?${query}`)
  return JSON.stringify(body)
}

describe('people', () => {
  test('are found by their address in any spelling, and by a part of name or address', async () => {
    const app = await createStaffTest()
    for (const query of ['email=MARIA@Example.com', 'query=SANTOS', 'query=maria@'])
      expect(await idsOf(app, query)).toContain('"id":1001')
    for (const query of ['email=maria@example.org', 'query=%25', 'query=_'])
      expect(await idsOf(app, query)).toContain('"total":0')
  })

  test('are shown with files without bytes, and without secrets', async () => {
    const app = await createStaffTest()
    const { body, headers } = await app.staff('GET', '/people/1001')
    expect(body).toMatchObject({
      id: 1001,
      email: maria.email,
      passwordSet: true,
      processes: expect.any(Array),
    })
    expect(headers.get('ETag')).toMatch(/^"\w{16}"$/)
    expect(JSON.stringify(body)).not.toMatch(/passwordHash|"key"|"data":/)
  })
})

describe('a blocked person', () => {
  test('is logged out, and refused like an unknown account', async () => {
    const app = await createStaffTest()
    const refresh_token = await logIn(app)
    expect((await app.staff('POST', '/people/1001/block', any)).status).toBe(200)
    expect((await app.call('GET', '/applicant/auth')).status).toBe(401)
    expect((await app.call('POST', '/applicant/refresh', { body: { refresh_token } })).status).toBe(401)
    const refused = await app.call('POST', '/applicant/login', { body: maria })
    const unknown = await app.call('POST', '/applicant/login', {
      body: { ...maria, email: 'nobody@example.com' },
    })
    expect({ status: refused.status, body: refused.body }).toEqual({
      status: unknown.status,
      body: unknown.body,
    })
    expect((await app.staff('POST', '/people/1001/unblock', any)).status).toBe(200)
    expect((await app.call('POST', '/applicant/login', { body: maria })).status).toBe(200)
  })

  test('gets no mails, and no links', async () => {
    const app = await createStaffTest()
    await app.staff('POST', '/people/1001/block', any)
    const before = app.env.mailer.sent.length
    const forgot = await app.call('POST', '/applicant/forgot-password', { body: { email: maria.email } })
    expect(forgot.status).toBe(200)
    await expect.poll(async () => (await app.env.store.mails.ofApplicant(1001)).length).toBe(0)
    expect(app.env.mailer.sent.length).toBe(before)
    expect((await app.staff('POST', '/people/1001/send-link', any)).status).toBe(409)
  })

  test('gets no recommendations, as the mail about one would not be sent', async () => {
    const { staff } = await createStaffTest()
    await staff('POST', '/people/1001/block', any)
    const letter = { ja: 'はい。', en: 'Yes.' }
    const body = { personId: 1001, job: 'sample-20403', letter, answerBy: '2026-12-04' }
    expect(await staff('POST', '/recommendations', { body })).toMatchObject({
      status: 409,
      body: { type: '/problems/person-blocked' },
    })
  })

  test('is an event, and so is its end', async () => {
    const app = await createStaffTest()
    await app.staff('POST', '/people/1001/block', any)
    await app.staff('POST', '/people/1001/unblock', any)
    const events = await app.env.store.events.after(0, 10)
    expect(events).toMatchObject([
      { type: 'person-blocked', personId: 1001 },
      { type: 'person-unblocked', personId: 1001 },
    ])
  })
})

describe('staff', () => {
  test('end the sessions of a person, who may log in again', async () => {
    const app = await createStaffTest()
    await logIn(app)
    await app.staff('POST', '/people/1001/end-sessions', any)
    expect((await app.call('GET', '/applicant/auth')).status).toBe(401)
    await logIn(app)
  })

  test('send the link that fits, in the language of the person', async () => {
    const app = await createStaffTest()
    const send = async (id: number) => {
      const { body } = await app.staff('POST', `/people/${id}/send-link`, any)
      return { body, mail: app.env.mailer.sent.at(-1)?.text }
    }
    expect(await send(1001)).toMatchObject({
      body: { kind: 'password' },
      mail: expect.stringContaining('/en/applicant/password/reset?token='),
    })
    const { applicants } = await app.env.store.applicants.page({ page: 1, perPage: 100 })
    const pending = applicants.find(({ activatedAt }) => activatedAt === null)
    expect(await send(pending?.id ?? 0)).toMatchObject({
      body: { kind: 'activation' },
      mail: expect.stringContaining('/applicant/verify?token='),
    })
  })

  test('assign an advisor and add notes, whose text is in no audit', async () => {
    const app = await createStaffTest()
    const texts = { name: 'Emi', languages: 'English' }
    const advisor = { initials: 'EM', ja: texts, en: texts }
    const read = async () => (await app.staff('GET', '/people/1001')).headers.get('ETag')
    const version = await read()
    const put = () =>
      app.staff('PUT', '/people/1001/advisor', { body: { advisor }, headers: { 'If-Match': version } })
    expect(await put()).toMatchObject({ status: 200, body: { advisor } })
    expect((await put()).status).toBe(412)
    await app.staff('POST', '/people/1001/notes', { body: { text: 'after 18:00' } })
    expect((await app.staff('GET', '/people/1001')).body).toMatchObject({
      notes: [{ text: 'after 18:00', by: { name: 'emi' } }],
    })
    expect(JSON.stringify((await app.env.store.audit.page({ page: 1, perPage: 9 })).entries)).not.toContain(
      'after 18:00',
    )
  })

  test('keep a text as it is, whatever it looks like', async () => {
    const app = await createStaffTest()
    const text = `Robert'); drop table applicant; -- $1 :a \\' "x" \${1} <script>alert(1)</script> & ' or '1'='1`
    await app.staff('POST', '/people/1001/notes', { body: { text } })
    expect((await app.staff('GET', '/people/1001')).body).toMatchObject({ notes: [{ text }] })
    expect(await idsOf(app, `query=${encodeURIComponent(text.slice(0, 40))}`)).toContain('"total":0')
  })
})
