/** From the mail of an entry to the first password. */

import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { createTestApp } from '#mocks/test.ts'
import { NEW_PASSWORD, lastToken, mailsTo, newPassword, otherBrowser, post, statusOf } from './account.ts'
import { brokenRules, enter } from './entries.ts'
import { logIn } from './support.ts'

const pending = { body: { token: 'verify-pending' } }
const ana = 'ana.herrera@example.com'

test('an entry, the link of its mail, the first password and a login', async () => {
  const app = await createTestApp()
  await enter(app)
  const token = await lastToken(app, ana)
  expect((await post(app, 'verify', { body: { token } })).body).toEqual({ result: true })
  const activated = await post(app, 'activate', { body: { token } })
  expect(activated).toMatchObject({
    status: 200,
    body: { email: ana, passwordSet: false, firstVisit: true },
  })
  expect(activated.setCookies.map((cookie) => cookie.split('=')[0])).toEqual(['hashi_sid', 'hashi_session'])
  expect(await app.call('GET', '/applicant/interested-list')).toMatchObject({
    status: 403,
    body: { type: '/problems/password-not-set' },
  })
  expect(await post(app, 'initial-password-reset', { body: newPassword })).toMatchObject({
    status: 200,
    body: { email: ana, passwordSet: true },
  })
  app.jar.clear()
  await logIn(app, { email: ana, password: NEW_PASSWORD })
  expect(await statusOf(app)).toBe(200)
})

describe('activate', () => {
  test('adds the unread welcome notification; reading it ends the first visit', async () => {
    const app = await createTestApp()
    await post(app, 'activate', pending)
    await post(app, 'initial-password-reset', { body: newPassword })
    const list = await app.call('GET', '/applicant/notification')
    expect(list.body).toMatchObject({ unread: 1, notifications: [{ kind: 'welcome', readAt: null }] })
    const { notifications } = z
      .object({ notifications: z.array(z.object({ id: z.number() })) })
      .parse(list.body)
    await app.call('POST', `/applicant/notification/${notifications[0]?.id}/read`)
    expect((await app.call('GET', '/applicant/auth')).body).toMatchObject({ firstVisit: false })
  })

  test('ends the earlier session of the browser', async () => {
    const app = await createTestApp()
    await logIn(app)
    const earlier = Object.fromEntries(app.jar)
    await post(app, 'activate', pending)
    expect(await statusOf(app, earlier)).toBe(401)
    expect((await app.call('GET', '/applicant/auth')).body).toMatchObject({ id: 1003 })
  })

  test('changes nothing for a spent token', async () => {
    const app = await createTestApp()
    await post(app, 'activate', pending)
    app.jar.clear()
    const { status, setCookies } = await post(app, 'activate', pending)
    expect({ status, setCookies }).toEqual({ status: 422, setCookies: [] })
  })
})

describe('the first password', () => {
  test('is set once', async () => {
    const app = await createTestApp()
    await post(app, 'activate', pending)
    const answers = await Promise.all([
      post(app, 'initial-password-reset', { body: newPassword }),
      post(app, 'initial-password-reset', { body: newPassword }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await post(app, 'initial-password-reset', { body: newPassword })).toMatchObject({
      status: 409,
      body: { type: '/problems/password-already-set' },
    })
  })

  test.each([
    [{}, { password: 'required', password_confirm: 'required' }],
    [{ password: 'short1', password_confirm: 'short1' }, { password: 'minPassword' }],
    [{ password: 'onlyletters', password_confirm: 'onlyletters' }, { password: 'alphaNum' }],
    [{ password: '12345678', password_confirm: '12345678' }, { password: 'alphaNum' }],
    [{ password: 'nagoya 2027', password_confirm: 'nagoya 2027' }, { password: 'alphaNum' }],
    [{ password: 'ｎagoya2027', password_confirm: 'ｎagoya2027' }, { password: 'alphaNum' }],
    [
      { password: `a1${'a'.repeat(63)}`, password_confirm: `a1${'a'.repeat(63)}` },
      { password: 'max', password_confirm: 'max' },
    ],
    [{ password: 'Password1', password_confirm: 'Password1' }, { password: 'commonPassword' }],
    [{ password: 'qwerty123' }, { password: 'commonPassword', password_confirm: 'required' }],
    [{ ...newPassword, password_confirm: 'nagoya2028' }, { password_confirm: 'confirmedPassword' }],
    [
      { ...newPassword, password: 1 },
      { password: 'invalid', password_confirm: 'confirmedPassword' },
    ],
    [{ ...newPassword, isAdmin: true }, { isAdmin: 'invalid' }],
  ])('%j is refused', async (body, expected) => {
    const app = await createTestApp()
    await post(app, 'activate', pending)
    expect(brokenRules(await post(app, 'initial-password-reset', { body }))).toEqual(expected)
  })

  test('needs a session', async () => {
    const app = await createTestApp()
    expect((await post(app, 'initial-password-reset', { body: newPassword })).status).toBe(401)
  })

  test('is also set by the link for a forgotten password, if the session has ended before', async () => {
    const app = await createTestApp()
    await post(app, 'activate', pending)
    app.jar.clear()
    await post(app, 'forgot-password', { body: { email: 'pending@example.com' } })
    const token = await lastToken(app, 'pending@example.com')
    expect((await post(app, 'reset-password', { body: { token, ...newPassword } })).status).toBe(200)
    await logIn(app, { email: 'pending@example.com', password: NEW_PASSWORD })
  })
})

describe('a pending applicant who has forgotten to open the link', () => {
  test.each(['en', 'ja'] as const)('gets a new one, in the language of the call (%s)', async (lang) => {
    const app = await createTestApp()
    await post(app, 'forgot-password', { body: { email: 'Pending@Example.com' }, lang })
    const [mail, ...more] = await mailsTo(app, 'pending@example.com')
    expect(more).toEqual([])
    expect(mail?.text).toContain(`http://localhost${lang === 'en' ? '/en' : ''}/applicant/verify?token=`)
    expect(await post(app, 'verify', pending)).toMatchObject({ status: 422 })
    const token = await lastToken(app, 'pending@example.com')
    expect((await post(app, 'activate', { body: { token } })).status).toBe(200)
  })
})

test('a session of another browser stays open when another person is activated', async () => {
  const app = await createTestApp()
  const other = await otherBrowser(app, 1001)
  await post(app, 'activate', pending)
  expect(await statusOf(app, other.cookies)).toBe(200)
})
