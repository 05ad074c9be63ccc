/** The change of the e-mail address that an applicant logs in with. */

import { describe, expect, test } from 'vitest'
import { type TestApp, createTestApp } from '#mocks/test.ts'
import { lastToken, mailsTo, newPassword, post, statusOf } from './account.ts'
import { brokenRules, enter } from './entries.ts'
import { HOUR, logIn, maria } from './support.ts'

const NEW = 'maria.santos@example.com'

const change = (app: TestApp, more: Record<string, unknown> = {}, lang: 'ja' | 'en' = 'en') =>
  post(app, 'change-email', {
    body: { email: NEW, email_confirm: NEW, current_password: maria.password, ...more },
    lang,
  })
const confirm = (app: TestApp, token: string) => post(app, 'confirm-email', { body: { token } })

async function appOfMaria(): Promise<TestApp> {
  const app = await createTestApp()
  await logIn(app)
  return app
}

test.each([
  ['en', 'http://localhost/en/applicant/email/confirm?token='],
  ['ja', 'http://localhost/applicant/email/confirm?token='],
] as const)(
  'the new address gets the link, the old one a notice that names the new one (%s)',
  async (lang, link) => {
    const app = await appOfMaria()
    expect((await change(app, {}, lang)).body).toEqual({ result: true })
    const [[request], [notice]] = [await mailsTo(app, NEW), await mailsTo(app, maria.email)]
    expect(request?.text).toContain(link)
    expect(notice?.text).toContain(NEW)
    expect(notice?.text).not.toContain('token=')
  },
)

test('the change counts once the link is opened, with and without a session', async () => {
  const app = await appOfMaria()
  await change(app)
  expect((await app.call('GET', '/applicant/auth')).body).toMatchObject({ email: maria.email })
  const earlier = Object.fromEntries(app.jar)
  app.jar.clear()
  expect((await confirm(app, await lastToken(app, NEW))).body).toEqual({ result: true })
  expect(await statusOf(app, earlier)).toBe(200)
  await logIn(app, { ...maria, email: NEW })
  await expect(logIn(app)).rejects.toThrow('401')
})

test('an address that another person has registered meanwhile is refused, and the old one stays', async () => {
  const app = await appOfMaria()
  await change(app)
  const token = await lastToken(app, NEW)
  await enter(app, { email: NEW, email_confirm: NEW })
  expect(await confirm(app, token)).toMatchObject({
    status: 409,
    body: { type: '/problems/email-taken-since' },
  })
  expect((await app.call('GET', '/applicant/auth')).body).toMatchObject({ email: maria.email })
})

test('a later request voids the earlier link', async () => {
  const app = await appOfMaria()
  await change(app)
  const earlier = await lastToken(app, NEW)
  await change(app, { email: 'm@example.com', email_confirm: 'm@example.com' })
  expect((await confirm(app, earlier)).status).toBe(422)
  expect((await confirm(app, await lastToken(app, 'm@example.com'))).status).toBe(200)
})

test('a new password voids the link', async () => {
  const app = await appOfMaria()
  await change(app)
  const token = await lastToken(app, NEW)
  await post(app, 'change-password', { body: { current_password: maria.password, ...newPassword } })
  expect((await confirm(app, token)).status).toBe(422)
})

describe('a request', () => {
  test.each([
    [{ email: maria.email, email_confirm: maria.email }, { email: 'validateEmail' }],
    [{ email: 'LINH@example.com', email_confirm: 'LINH@example.com' }, { email: 'validateEmail' }],
    [
      { email: '', email_confirm: '' },
      { email: 'emailRequired', email_confirm: 'required' },
    ],
    [{ email: 'maria@', email_confirm: 'maria@' }, { email: 'emailFormat' }],
    [{ email_confirm: 'other@example.com' }, { email_confirm: 'confirmedEmail' }],
    [{ current_password: '' }, { current_password: 'required' }],
    [{ current_password: 'wrong2026' }, { current_password: 'confirmedPassword' }],
    [{ id: 1002 }, { id: 'invalid' }],
  ])('with %j is refused and mails nothing', async (more, expected) => {
    const app = await appOfMaria()
    expect(brokenRules(await change(app, more))).toEqual(expected)
    expect(app.env.mailer.sent).toEqual([])
  })

  test('is possible five times an hour, whatever the network', async () => {
    const app = await appOfMaria()
    for (let count = 0; count < 5; count++) {
      const email = `m${count}@example.com`
      expect((await change(app, { email, email_confirm: email })).status).toBe(200)
    }
    const refused = await change(app)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toBe('3600')
    app.wait(HOUR)
    await logIn(app)
    expect((await change(app)).status).toBe(200)
  })

  test('needs a session', async () => {
    expect((await change(await createTestApp())).status).toBe(401)
  })
})
