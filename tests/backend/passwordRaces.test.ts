/** A request with a password has no effect if the owner gets a new password while the old one is being checked. */

import { expect, test, vi } from 'vitest'
import { type TestApp, createTestApp } from '#mocks/test.ts'
import { NEW_PASSWORD, issueToken, lastToken, mailsTo, newPassword, otherBrowser, post } from './account.ts'
import { logIn, maria } from './support.ts'

const STRANGER = 'stranger@example.com'

/** The owner resets the password just after the old one has been found right. */
async function resetWhileChecked(app: TestApp): Promise<void> {
  const token = await issueToken(app, { applicantId: 1001, purpose: 'reset' })
  const verify = app.env.passwords.verify.bind(app.env.passwords)
  vi.spyOn(app.env.passwords, 'verify').mockImplementationOnce(async (password, stored) => {
    const fits = await verify(password, stored)
    await post(app, 'reset-password', { body: { token, ...newPassword } })
    return fits
  })
}

async function appOfStranger() {
  const app = await createTestApp()
  const { cookies } = await otherBrowser(app, 1001)
  await resetWhileChecked(app)
  const call = (path: string, body: Record<string, unknown>) =>
    app.call('POST', `/applicant/${path}`, { body, cookies })
  return { app, call }
}

const refused = { status: 422, body: { type: '/problems/wrong-password' } }

test('a change of the password is refused, and the new one stays', async () => {
  const { app, call } = await appOfStranger()
  const theirs = { password: 'stranger2026', password_confirm: 'stranger2026' }
  expect(await call('change-password', { current_password: maria.password, ...theirs })).toMatchObject(
    refused,
  )
  await logIn(app, { ...maria, password: NEW_PASSWORD })
})

test('a request for another address is refused and mails nothing', async () => {
  const { app, call } = await appOfStranger()
  const body = { email: STRANGER, email_confirm: STRANGER, current_password: maria.password }
  expect(await call('change-email', body)).toMatchObject(refused)
  expect(await mailsTo(app, STRANGER)).toEqual([])
})

test('a login is refused and opens no session', async () => {
  const { app, call } = await appOfStranger()
  const answer = await call('login', maria)
  expect(answer).toMatchObject({ status: 401, body: { type: '/problems/login-failed' } })
  expect(answer.setCookies).toEqual([])
  await logIn(app, { ...maria, password: NEW_PASSWORD })
})

test('a link in a mail that is being sent meanwhile does not work', async () => {
  const app = await createTestApp()
  await logIn(app)
  const { mailer } = app.env
  const send = mailer.send.bind(mailer)
  vi.spyOn(mailer, 'send').mockImplementation(async (mail) => {
    if (mail.to === STRANGER) {
      const token = await issueToken(app, { applicantId: 1001, purpose: 'reset' })
      await post(app, 'reset-password', { body: { token, ...newPassword } })
    }
    await send(mail)
  })
  const body = { email: STRANGER, email_confirm: STRANGER, current_password: maria.password }
  await post(app, 'change-email', { body })
  const link = await lastToken(app, STRANGER)
  expect(link).not.toBe('')
  expect((await post(app, 'confirm-email', { body: { token: link } })).status).toBe(422)
})
