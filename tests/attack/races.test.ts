/** The same change, sent many times at once. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAt, numberAt } from '../../contract-kit/src/json.ts'
import type { Answer } from './support/client.ts'
import { enter, newEmail } from './support/entries.ts'
import { type Target, startTarget, times } from './support/site.ts'

let site: Target
beforeAll(async () => {
  site = await startTarget()
})
afterAll(() => site.stop())

const AT_ONCE = times(10, 30)

const atOnce = (send: (at: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, at) => send(at)))

const statuses = (answers: Answer[]) => answers.map(({ status }) => status).sort((a, b) => a - b)

test('one address is registered once', async () => {
  const email = newEmail()
  const answers = await atOnce(() => enter(site.client(), { email, email_confirm: email }))
  expect(statuses(answers)).toEqual([201, ...Array.from({ length: AT_ONCE - 1 }, () => 409)])
})

test('one key makes one record', async () => {
  const email = newEmail()
  const key = crypto.randomUUID()
  const answers = await atOnce(() => enter(site.client(), { email, email_confirm: email }, key))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(201)
})

test('one job is applied for once', async () => {
  const person = site.client()
  await person.logIn('linh@example.com')
  const [job] = listAt((await person.call('GET', '/job')).body, 'jobs')
  const answers = await atOnce(() =>
    person.call('POST', '/process/apply', {
      body: { job_ids: [numberAt(job, 'job_id')] },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    }),
  )
  expect(answers.flatMap(({ body }) => listAt(body, 'processes'))).toHaveLength(1)
})

test('one refresh token gives at most one new session', async () => {
  const person = site.client()
  const login = await person.logIn('linh@example.com')
  const answers = await atOnce(() =>
    site.client().call('POST', '/applicant/refresh', {
      body: { refresh_token: String(Object(login.body).refresh_token) },
    }),
  )
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
})
