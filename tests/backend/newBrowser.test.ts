/** The mail about a login in a browser that the account did not know. */

import { expect, test } from 'vitest'
import { type TestApp, createTestApp } from '#mocks/test.ts'
import { mailsTo, NEW_PASSWORD, post } from './account.ts'
import { HOUR, maria } from './support.ts'

const logIn = (app: TestApp, body = maria) => post(app, 'login', { body, lang: 'en' })

const subjects = async (app: TestApp) => (await mailsTo(app, maria.email)).map(({ subject }) => subject)
const TOLD = 'New login to your Hashi account'

/** Another browser has no cookies. */
const inAnotherBrowser = (app: TestApp) => {
  app.jar.clear()
  return logIn(app)
}

test('a login in an unknown browser is told by mail with its time and browser, in the language of the login', async () => {
  const app = await createTestApp()
  await post(app, 'login', { body: maria, lang: 'ja' })
  const [mail, ...others] = await mailsTo(app, maria.email)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('【Hashi】新しいブラウザーからのログインがありました')
  expect(mail?.text).toMatch(/日時：.+（日本時間）\nブラウザー：不明/)
  expect(mail?.text).toContain('http://localhost/applicant/forget')
})

test('a known browser causes no mail, until the password is changed', async () => {
  const app = await createTestApp()
  await logIn(app)
  await logIn(app)
  expect(await subjects(app)).toEqual([TOLD])
  const password = { password: NEW_PASSWORD, password_confirm: NEW_PASSWORD }
  await post(app, 'change-password', { body: { current_password: maria.password, ...password } })
  await logIn(app, { ...maria, password: NEW_PASSWORD })
  expect(await subjects(app)).toEqual([TOLD, 'Your Hashi password has been changed', TOLD])
})

test('a failed login causes no mail', async () => {
  const app = await createTestApp()
  await post(app, 'login', { body: { ...maria, password: 'wrong1234' } })
  expect(await subjects(app)).toEqual([])
})

test('a program that keeps no cookies causes at most three mails an hour', async () => {
  const app = await createTestApp()
  for (let login = 0; login < 5; login++) await inAnotherBrowser(app)
  expect(await subjects(app)).toEqual([TOLD, TOLD, TOLD])
  app.wait(2 * HOUR)
  await inAnotherBrowser(app)
  expect(await subjects(app)).toHaveLength(4)
})
