/** Attempts to take an account over, to lock its owner out, and to read the data of others. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { at, listAt, numberAt, textAt } from '../../contract-kit/src/json.ts'
import { freePort } from '../../scripts/programs.ts'
import { type Target, startTarget } from './support/site.ts'
import { type MailServer, startMailServer } from './support/smtp.ts'

const OWNER = 'maria@example.com'
const ATTACKER = 'attacker@example.net'
const OLD = 'hashi2026'
const NEW = 'kobe2027sea'

let site: Target
let mailPort: number
beforeAll(async () => {
  mailPort = await freePort()
  // No mail server listens there yet.
  site = await startTarget({ HASHI_SMTP_URL: `smtp://127.0.0.1:${mailPort}` })
})
afterAll(() => site.stop())

/** Makes every waiting mail due, so that the next start tries to send it. */
const hurryMails = () =>
  site.change(async ({ mails }) => {
    const now = new Date().toISOString()
    const waiting = await mails.queued()
    for (const { id } of waiting) {
      await mails.end(id, { state: 'given-up', at: now, recipient: null })
      await mails.queueAgain(id, now)
    }
    return waiting.length
  })

const changePassword = (current: string) => ({
  body: { current_password: current, password: NEW, password_confirm: NEW },
})

test('a letter that waits for the mail server does not open the account after a new password', async () => {
  const attacker = site.client()
  expect((await attacker.logIn(OWNER)).status).toBe(200)
  const asked = await attacker.call('POST', '/applicant/change-email', {
    body: { email: ATTACKER, email_confirm: ATTACKER, current_password: OLD },
  })
  expect(asked.status).toBe(200)
  await attacker.call('POST', '/applicant/forgot-password', { body: { email: OWNER } })

  const owner = site.client()
  await owner.logIn(OWNER)
  expect((await owner.call('POST', '/applicant/change-password', changePassword(OLD))).status).toBe(200)
  expect((await attacker.call('GET', '/applicant/auth')).status).toBe(401)

  const mailServer: MailServer = await startMailServer(mailPort)
  expect(await hurryMails()).toBeGreaterThan(0)
  // The owner hears of the change, so the mails have been sent.
  await expect.poll(() => mailServer.received.map(({ to }) => to)).toContain(OWNER)
  const links = mailServer.received.filter(({ text }) => /token=3?D?\w/.test(text))
  expect(links).toEqual([])
  expect(mailServer.received.map(({ to }) => to)).not.toContain(ATTACKER)
  mailServer.stop()
})

test('no applicant reads or answers the processes and notifications of another', async () => {
  const owner = site.client()
  const other = site.client()
  await owner.logIn(OWNER, NEW)
  await other.logIn('linh@example.com')
  const processes = await owner.call('GET', '/process/search?perPage=100')
  const recommended = await owner.call('GET', '/process/recommend?perPage=100')
  const notified = await owner.call('GET', '/applicant/notification')
  const ids = [processes, recommended].flatMap(({ body }) =>
    ['items', 'recommendationItems'].flatMap((name) => listAt(at(body, name))),
  )
  const processIds = ids.map((item) => numberAt(item, 'process_id'))
  expect(processIds.length).toBeGreaterThan(10)
  for (const id of processIds) {
    expect((await other.call('GET', `/process/detail/${id}`)).status).toBe(404)
    expect((await other.call('GET', `/process/recommend/${id}`)).status).toBe(404)
    const answered = await other.call('POST', '/process/change-status', {
      body: { process_id: id, action: 'decline' },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    })
    expect(answered.status).toBe(404)
  }
  const [notification] = listAt(at(notified.body, 'notifications'))
  const read = await other.call('POST', `/applicant/notification/${numberAt(notification, 'id')}/read`)
  expect(read.status).toBe(404)
})

test('a refresh token that is used twice ends the session', async () => {
  const owner = site.client()
  const login = await owner.logIn(OWNER, NEW)
  const body = { refresh_token: textAt(login.body, 'refresh_token') }
  const both = await Promise.all(
    [owner, site.client()].map((client) => client.call('POST', '/applicant/refresh', { body })),
  )
  expect(both.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  expect((await owner.call('POST', '/applicant/refresh', { body })).status).toBe(401)
  expect((await owner.call('GET', '/applicant/auth')).status).toBe(401)
})

test.each([
  ['an id', { id: 1 }],
  ['a role', { role_id: 1 }],
  ['a prototype', JSON.parse('{"__proto__":{"role_id":1}}')],
  ['an address', { email: ATTACKER }],
])('the profile does not change %s of an account', async (_, fields) => {
  const owner = site.client()
  await owner.logIn(OWNER, NEW)
  const before = await owner.call('GET', '/applicant/profile')
  const answer = await owner.call('POST', '/applicant/update-profile', { body: fields })
  expect(answer.status).toBe(422)
  expect((await owner.call('GET', '/applicant/profile')).text).toBe(before.text)
})

test('a stranger who guesses the password of an owner does not keep the owner from changing it', async () => {
  const owner = site.client()
  await owner.logIn('linh@example.com')
  const stranger = site.client()
  for (let guess = 0; guess < 6; guess += 1) await stranger.logIn('linh@example.com', `wrong2026${guess}`)
  expect((await stranger.logIn('linh@example.com')).status).toBe(429)
  expect((await owner.call('POST', '/applicant/change-password', changePassword('wrong2026'))).status).toBe(
    422,
  )
  expect((await owner.call('POST', '/applicant/change-password', changePassword(OLD))).status).toBe(200)
})
