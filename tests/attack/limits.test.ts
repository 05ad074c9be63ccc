/** One person with excessive requests. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAt, numberAt } from '../../contract-kit/src/json.ts'
import type { Answer } from './support/client.ts'
import { type Target, startTarget } from './support/site.ts'

/** More calls than any limit of a person allows, so that a missing limit ends the test. */
const ENDLESS = 400

let site: Target
beforeAll(async () => {
  site = await startTarget({ HASHI_SEED: 'jobs=3000' })
})
afterAll(() => site.stop())

/** Repeats a call until it is refused. Returns the refusal. */
async function refusalOf(call: (at: number) => Promise<Answer>): Promise<Answer> {
  for (let at = 0; at < ENDLESS; at += 1) {
    const answer = await call(at)
    if (answer.status === 429) return answer
  }
  throw new Error(`${ENDLESS} calls were accepted`)
}

const seconds = ({ headers }: Answer) => Number(headers.get('Retry-After'))

const keyed = () => ({ 'Idempotency-Key': crypto.randomUUID() })

test('applications of one person end at a limit', async () => {
  const person = site.client()
  await person.logIn('linh@example.com')
  const pages = Array.from({ length: 30 }, (_, at) => person.call('GET', `/job?perPage=100&page=${at + 1}`))
  const jobs = (await Promise.all(pages))
    .flatMap(({ body }) => listAt(body, 'jobs'))
    .map((job) => numberAt(job, 'job_id'))
  expect(jobs.length).toBeGreaterThan(2_000)
  const refusal = await refusalOf((at) =>
    person.call('POST', '/process/apply', {
      body: { job_ids: jobs.slice(at * 20, at * 20 + 20) },
      headers: keyed(),
    }),
  )
  expect(seconds(refusal)).toBeGreaterThan(0)
})

test('questions of one person end at a limit', async () => {
  const person = site.client()
  await person.logIn('maria@example.com')
  const refusal = await refusalOf(() =>
    person.call('POST', '/process/change-status', {
      body: { process_id: 3004, action: 'inquiry', contents: 'Is it a team of ten? '.repeat(90) },
      headers: keyed(),
    }),
  )
  expect(seconds(refusal)).toBeGreaterThan(0)
})

test('registrations with one address in many forms with a plus end at a limit of mails', async () => {
  const before = (await site.readMails()).length
  for (let at = 0; at < 20; at += 1)
    await site.client().call('POST', '/invitation', {
      headers: keyed(),
      body: {
        name: 'Ana',
        email: `victim+${at}@example.com`,
        email_confirm: `victim+${at}@example.com`,
        phoneNumber: '',
        nationality: 10461,
        contents: '',
        agree: true,
      },
    })
  const mails = (await site.readMails()).slice(before).filter((mail) => mail.startsWith('To: victim+'))
  expect(mails.length).toBeGreaterThan(0)
  expect(mails.length).toBeLessThan(10)
})
