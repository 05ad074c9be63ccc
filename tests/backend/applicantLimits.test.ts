/** The limits of an applicant's requests in a day. */

import { describe, expect, test } from 'vitest'
import { defaultLimits } from '#backend/limits.ts'
import type { Limits } from '#backend/ports/env.ts'
import { withStatus } from '#backend/processes/statusChange.ts'
import { type TestApp, createTestApp } from '#mocks/test.ts'
import { ProcessStatus } from '#openapi/generated/options.ts'
import { answer, apply, linh, listOf, mariasApp, recommendation } from './processes.ts'
import { HOUR, logIn } from './support.ts'

const DAY = 24 * HOUR
const OPEN = [20403, 20408, 20422] as const
const APPLICATIONS = 12

/** An app with maria logged in, and with some lower limits. */
async function limitedApp(counts: Partial<Record<'applications' | 'applicantMessages', number>>) {
  const app = await mariasApp()
  limit(app, counts)
  return app
}

function limit({ env }: TestApp, counts: Partial<Record<keyof Limits, number>>): void {
  const limits = Object.entries(counts).map(([name, count]) => [name, { count, within: DAY }])
  env.config.limits = { ...env.config.limits, ...Object.fromEntries(limits) }
}

const refused = { status: 429, body: { type: '/problems/too-many-requests' } }

test('a server accepts 100 applications and 30 messages of an applicant in 24 hours', () => {
  expect(defaultLimits).toMatchObject({
    applications: { count: 100, within: DAY },
    applicantMessages: { count: 30, within: DAY },
  })
})

describe('applications', () => {
  test('beyond the limit are refused as a whole, and are possible a day later', async () => {
    const app = await limitedApp({ applications: 2 })
    const [first, second, third] = OPEN
    expect((await apply(app, [first])).status).toBe(201)
    app.wait(HOUR)
    const mails = app.env.mailer.sent.length
    const response = await apply(app, [second, third])
    expect(response).toMatchObject(refused)
    expect(response.headers.get('Retry-After')).toBe(String((23 * HOUR) / 1000))
    expect((await listOf(app, '/process/search')).total).toBe(APPLICATIONS + 1)
    expect(app.env.mailer.sent).toHaveLength(mails)
    expect((await apply(app, [second])).status).toBe(201)
    expect(await apply(app, [third])).toMatchObject(refused)
    app.wait(DAY)
    await logIn(app)
    expect((await apply(app, [third])).status).toBe(201)
  })

  test('that are repeated with their key count once', async () => {
    const app = await limitedApp({ applications: 1 })
    const key = crypto.randomUUID()
    const answers = [await apply(app, [OPEN[0]], { key }), await apply(app, [OPEN[0]], { key })]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
  })

  test('to recommendations count, and declining stays possible', async () => {
    const app = await limitedApp({ applications: 1 })
    expect((await answer(app, { process_id: 3007, action: 'apply' })).status).toBe(200)
    const before = await recommendation(app, 3008)
    expect(await answer(app, { process_id: 3008, action: 'apply' })).toMatchObject(refused)
    expect(await apply(app, [OPEN[0]])).toMatchObject(refused)
    expect(await recommendation(app, 3008)).toEqual(before)
    expect((await answer(app, { process_id: 3008, action: 'decline' })).status).toBe(200)
  })

  test('of which none is new count as one', async () => {
    const app = await limitedApp({ applications: 1 })
    expect((await apply(app, [20461])).status).toBe(201)
    expect(await apply(app, [20461])).toMatchObject(refused)
  })

  test('of others do not count', async () => {
    const app = await limitedApp({ applications: 1 })
    await apply(app, [OPEN[0]])
    await logIn(app, linh)
    expect((await apply(app, [OPEN[0]])).status).toBe(201)
  })
})

const ask = (app: TestApp, process_id = 3008, key?: string) =>
  answer(app, { process_id, action: 'inquiry', contents: 'How many people?' }, key)

describe('questions', () => {
  test('beyond the limit are refused and change nothing; other answers stay possible', async () => {
    const app = await limitedApp({ applicantMessages: 1 })
    expect((await ask(app)).status).toBe(200)
    const mails = app.env.mailer.sent.length
    const before = await recommendation(app, 3008)
    const response = await ask(app)
    expect(response).toMatchObject(refused)
    expect(response.headers.get('Retry-After')).toBe(String(DAY / 1000))
    expect(await ask(app, 3004)).toMatchObject(refused)
    expect(await recommendation(app, 3008)).toEqual(before)
    expect(app.env.mailer.sent).toHaveLength(mails)
    expect((await answer(app, { process_id: 3008, action: 'apply' })).status).toBe(200)
  })

  test('that are repeated with their key, or are not allowed, do not count', async () => {
    const app = await limitedApp({ applicantMessages: 1 })
    expect((await ask(app, 3003)).status).toBe(409)
    const key = crypto.randomUUID()
    const answers = [await ask(app, 3008, key), await ask(app, 3008, key)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  test('about one recommendation end before its answers exceed the contract', async () => {
    const app = await mariasApp()
    const { processes } = app.env.store
    const found = await processes.find(3008)
    if (!found) throw new Error('The sample recommendation is missing')
    const asked = Array.from({ length: 40 }).reduce<typeof found>(
      (process, _, at) =>
        withStatus(process, {
          to: ProcessStatus.MyPageRecInquiry,
          now: app.env.clock().toISOString(),
          history: [],
          answer: {
            action: 'inquiry',
            at: new Date(app.env.clock().getTime() - DAY + at).toISOString(),
            contents: `Question ${at}`,
            reasons: [],
            reply: { ja: '', en: '' },
          },
        }),
      found,
    )
    await processes.update(asked)
    expect(await ask(app)).toMatchObject({ status: 409, body: { type: '/problems/too-many-answers' } })
    expect((await recommendation(app, 3008)).answers).toHaveLength(40)
    expect((await answer(app, { process_id: 3008, action: 'apply' })).status).toBe(200)
  })
})

test('messages to the advisor beyond the limit are refused, and questions are counted apart', async () => {
  const app = await limitedApp({ applicantMessages: 1 })
  const contact = () =>
    app.call('POST', '/applicant/contact', { body: { type: 'visa', contents: 'One question' } })
  expect((await contact()).status).toBe(200)
  const mails = app.env.mailer.sent.length
  expect(await contact()).toMatchObject(refused)
  expect(app.env.mailer.sent).toHaveLength(mails)
  expect((await ask(app)).status).toBe(200)
})

test('a limit holds over concurrent calls', async () => {
  const app = await createTestApp()
  await logIn(app)
  limit(app, { applicantMessages: 2 })
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(app)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(2)
  expect(statuses.filter((status) => status === 429)).toHaveLength(4)
})
