/** A forgotten password, and a change of the password. */

import { describe, expect, test } from 'vitest'
import { type TestApp, createTestApp } from '#mocks/test.ts'
import {
  NEW_PASSWORD,
  issueToken,
  lastToken,
  mailsTo,
  newPassword,
  otherBrowser,
  post,
  statusOf,
} from './account.ts'
import { brokenRules } from './entries.ts'
import { HOUR, MINUTE, logIn, maria } from './support.ts'

const change = (app: TestApp, current_password = maria.password, more = {}) =>
  post(app, 'change-password', { body: { current_password, ...newPassword, ...more } })
const forget = (app: TestApp, email = maria.email, lang: 'ja' | 'en' = 'en') =>
  post(app, 'forgot-password', { body: { email }, lang })
const refresh = (app: TestApp, refresh_token: string) => post(app, 'refresh', { body: { refresh_token } })

describe('a forgotten password', () => {
  test('has the same answer for every address, and mails only to those who are registered', async () => {
    const app = await createTestApp()
    for (const email of [maria.email, 'nobody@example.com', 'pending@example.com']) {
      expect(await forget(app, email)).toMatchObject({ status: 200, body: { result: true } })
    }
    expect(await mailsTo(app, 'nobody@example.com')).toEqual([])
    expect(await mailsTo(app, maria.email)).toHaveLength(1)
  })

  test.each([
    ['en', 'http://localhost/en/applicant/password/reset?token=', 'Japan time'],
    ['ja', 'http://localhost/applicant/password/reset?token=', '日本時間'],
  ] as const)('mails a link in the language of the call (%s)', async (lang, link, words) => {
    const app = await createTestApp()
    await forget(app, maria.email, lang)
    const [mail] = await mailsTo(app, maria.email)
    expect(mail?.text).toContain(link)
    expect(mail?.text).toContain(words)
  })

  test('is not reminded of more than ten times an hour; the answer stays the same', async () => {
    const app = await createTestApp()
    for (let count = 0; count < 12; count++) expect((await forget(app)).status).toBe(200)
    expect(await mailsTo(app, maria.email)).toHaveLength(10)
    app.wait(HOUR)
    await forget(app)
    expect(await mailsTo(app, maria.email)).toHaveLength(11)
  })

  test('is limited for each network, with the time to wait', async () => {
    const app = await createTestApp()
    app.env.config.limits = { ...app.env.config.limits, forgotPassword: { count: 1, within: 12 * MINUTE } }
    await forget(app)
    const refused = await forget(app)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toBe('720')
  })

  test.each([
    [{}, { email: 'emailRequired' }],
    [{ email: '' }, { email: 'emailRequired' }],
    [{ email: 'maria' }, { email: 'emailFormat' }],
    [{ email: `${'a'.repeat(250)}@example.com` }, { email: 'max' }],
    [{ email: 1 }, { email: 'invalid' }],
    [{ email: maria.email, role_id: 1 }, { role_id: 'invalid' }],
  ])('refuses %j', async (body, expected) => {
    expect(brokenRules(await post(await createTestApp(), 'forgot-password', { body }))).toEqual(expected)
  })

  test('is replaced by the link, which ends every session and says so by mail', async () => {
    const app = await createTestApp()
    const refreshToken = await logIn(app)
    const other = await otherBrowser(app, 1001)
    await forget(app)
    const token = await lastToken(app, maria.email)
    expect((await post(app, 'reset-password', { body: { token, ...newPassword } })).body).toEqual({
      result: true,
    })
    expect([await statusOf(app), await statusOf(app, other.cookies)]).toEqual([401, 401])
    expect((await refresh(app, refreshToken)).status).toBe(401)
    expect((await refresh(app, other.refreshToken)).status).toBe(401)
    expect((await mailsTo(app, maria.email)).at(-1)?.subject).toBe('Your Hashi password has been changed')
    app.jar.clear()
    await logIn(app, { ...maria, password: NEW_PASSWORD })
    await expect(logIn(app)).rejects.toThrow('401')
  })

  test('is replaced also while too many logins have failed, which are then forgotten', async () => {
    const app = await createTestApp()
    for (let count = 0; count < 5; count++)
      await post(app, 'login', { body: { ...maria, password: 'wrong2026' } })
    expect((await post(app, 'login', { body: maria })).status).toBe(429)
    await forget(app)
    await post(app, 'reset-password', { body: { token: await lastToken(app, maria.email), ...newPassword } })
    const body = { ...maria, password: NEW_PASSWORD }
    expect((await post(app, 'login', { body })).status).toBe(200)
  })

  test('is not replaced by one that breaks a rule, which does not spend the link', async () => {
    const app = await createTestApp()
    const reset = (password: string, token = 'reset-linh') =>
      post(app, 'reset-password', { body: { token, password, password_confirm: password } })
    expect(brokenRules(await reset('short'))).toEqual({ password: 'alphaNum' })
    expect(brokenRules(await reset('password123'))).toEqual({ password: 'commonPassword' })
    expect(brokenRules(await reset(''))).toEqual({
      password: 'required',
      password_confirm: 'required',
    })
    expect(brokenRules(await reset('short', 'unknown'))).toEqual({ token: 'invalid' })
    expect((await reset(NEW_PASSWORD)).status).toBe(200)
  })

  test('voids a change of the e-mail address that another person may have asked for', async () => {
    const app = await createTestApp()
    await post(app, 'reset-password', { body: { token: 'reset-linh', ...newPassword } })
    expect((await post(app, 'confirm-email', { body: { token: 'confirm-linh' } })).status).toBe(422)
  })
})

describe('a change of the password', () => {
  test('ends every other session but not this one, and sends a mail', async () => {
    const app = await createTestApp()
    const refreshToken = await logIn(app)
    const other = await otherBrowser(app, 1001)
    const stranger = await otherBrowser(app, 1002)
    expect((await change(app)).body).toEqual({ result: true })
    expect(await statusOf(app)).toBe(200)
    expect(await statusOf(app, other.cookies)).toBe(401)
    expect(await statusOf(app, stranger.cookies)).toBe(200)
    expect((await refresh(app, other.refreshToken)).status).toBe(401)
    expect((await refresh(app, refreshToken)).status).toBe(200)
    expect(await mailsTo(app, maria.email)).toHaveLength(1)
    app.jar.clear()
    await logIn(app, { ...maria, password: NEW_PASSWORD })
  })

  test('needs the current password, and refuses even the right one after five wrong ones', async () => {
    const app = await createTestApp()
    await logIn(app)
    for (let count = 0; count < 5; count++) {
      const answer = await change(app, 'wrong2026')
      expect(answer).toMatchObject({ status: 422, body: { type: '/problems/wrong-password' } })
      expect(brokenRules(answer)).toEqual({ current_password: 'confirmedPassword' })
    }
    const refused = await change(app)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toBe('900')
    app.wait(15 * MINUTE)
    expect((await change(app)).status).toBe(200)
  })

  test('is not hindered by the failed logins of strangers, and does not make room for them', async () => {
    const app = await createTestApp()
    await logIn(app)
    const guess = () =>
      app.call('POST', '/applicant/login', { cookies: {}, body: { ...maria, password: 'wrong2026' } })
    for (let count = 0; count < 5; count++) await guess()
    expect((await change(app, 'wrong2026')).status).toBe(422)
    expect((await change(app)).status).toBe(200)
    expect((await guess()).status).toBe(429)
  })

  test('shares its wrong passwords with a change of the address, over all sessions, but not with logins', async () => {
    const app = await createTestApp()
    const other = await otherBrowser(app, 1001)
    await logIn(app)
    const address = { email: 'm@example.com', email_confirm: 'm@example.com' }
    const wrong = { current_password: 'wrong2026' }
    for (let count = 0; count < 3; count++) await change(app, 'wrong2026')
    for (let count = 0; count < 2; count++)
      expect((await post(app, 'change-email', { body: { ...address, ...wrong } })).status).toBe(422)
    const body = { ...newPassword, current_password: maria.password }
    const refused = await app.call('POST', '/applicant/change-password', { body, cookies: other.cookies })
    expect(refused.status).toBe(429)
    await logIn(app)
    expect(
      (await post(app, 'change-email', { body: { ...address, current_password: maria.password } })).status,
    ).toBe(429)
  })

  test('is possible again after a reset, whatever a stolen session has tried', async () => {
    const app = await createTestApp()
    await logIn(app)
    for (let count = 0; count < 5; count++) await change(app, 'wrong2026')
    const token = await issueToken(app, { applicantId: 1001, purpose: 'reset' })
    await post(app, 'reset-password', { body: { token, ...newPassword } })
    await logIn(app, { ...maria, password: NEW_PASSWORD })
    const next = { password: 'sendai2028', password_confirm: 'sendai2028' }
    expect((await change(app, NEW_PASSWORD, next)).status).toBe(200)
  })

  test.each([
    [{ password: 'abc1', password_confirm: 'abc1' }, { password: 'minPassword' }],
    [{ password: 'trustno1', password_confirm: 'trustno1' }, { password: 'commonPassword' }],
    [{ password_confirm: 'other2027' }, { password_confirm: 'confirmedPassword' }],
    [{ password: '<b>a1</b>2', password_confirm: '<b>a1</b>2' }, { password: 'alphaNum' }],
    [{ current_password: '' }, { current_password: 'required' }],
    [{ applicantId: 1002 }, { applicantId: 'invalid' }],
  ])('refuses %j', async (more, expected) => {
    const app = await createTestApp()
    await logIn(app)
    expect(brokenRules(await change(app, maria.password, more))).toEqual(expected)
  })

  test('needs a session', async () => {
    expect((await change(await createTestApp())).status).toBe(401)
  })
})
