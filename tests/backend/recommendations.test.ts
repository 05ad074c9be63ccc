/** An applicant's answers to recommendations: every status with every action, pending, and their other effects. */

import { describe, expect, test } from 'vitest'
import type { Lang } from '#domain/lang.ts'
import { type TestApp, createTestApp } from '#mocks/test.ts'
import { RecommendationAction } from '#openapi/generated/options.ts'
import { NotificationList } from '#openapi/generated/zod.ts'
import { answer, apply, linh, listOf, mariasApp, recommendation } from './processes.ts'
import { HOUR, logIn } from './support.ts'

/** A recommendation of the sample content in each status. */
const samples = { new: 3008, inquired: 3004, pending: 3005, applied: 3003, declined: 3002 }

const open = { apply: 13498, inquiry: 13499, decline: 13500 }
const all = (problem: string) => ({ apply: problem, inquiry: problem, decline: problem })
const expected: Record<keyof typeof samples, Record<RecommendationAction, number | string>> = {
  new: open,
  inquired: open,
  pending: all('still-processing'),
  applied: all('already-applied'),
  declined: all('already-declined'),
}

const cases = Object.entries(samples).flatMap(([status, id]) =>
  RecommendationAction.map((action) => ({
    status,
    id,
    action,
    result: expected[status as keyof typeof samples][action],
  })),
)

describe('every status with every action', () => {
  test.each(cases.filter(({ result }) => typeof result === 'number'))(
    '$status: $action leads to $result',
    async ({ id, action, result }) => {
      const app = await mariasApp()
      const response = await answer(app, { process_id: id, action, contents: 'Please tell me more.' })
      expect(response).toMatchObject({ status: 200, body: { process_id: id, status_id: result } })
      expect(response.body).toEqual(await recommendation(app, id))
    },
  )

  test.each(cases.filter(({ result }) => typeof result === 'string'))(
    '$status: $action is the conflict $result and changes nothing',
    async ({ id, action, result }) => {
      const app = await mariasApp()
      const before = await recommendation(app, id)
      const response = await answer(app, { process_id: id, action, contents: 'Please tell me more.' })
      expect(response).toMatchObject({ status: 409, body: { type: `/problems/${result}` } })
      expect(await recommendation(app, id)).toEqual(before)
      expect(app.env.mailer.sent).toEqual([])
    },
  )
})

describe('applying', () => {
  test('creates an application, and each names the other', async () => {
    const app = await mariasApp()
    const response = await answer(app, { process_id: 3007, action: 'apply', contents: 'From February.' })
    expect(response.body).toMatchObject({
      status_id: 13498,
      related_process_id: 5001,
      answerBy: null,
      updatedAt: '2026-11-21T09:12:00+09:00',
      history: [{ text: 'You applied for this job.' }, { text: 'Emi recommended this job.' }],
      answers: [{ action: 'apply', contents: 'From February.', reasons: [], reply: '' }],
    })
    const application = (await app.call('GET', '/process/detail/5001')).body
    expect(application).toMatchObject({
      status_id: 13511,
      is_recommended: false,
      related_process_id: 3007,
      job: { job_id: 20464 },
      letter: expect.stringContaining('Dear Maria'),
      history: [{ text: 'You applied from a recommendation.' }],
      advisor: { name: 'Emi Moriyama' },
    })
    expect((await listOf(app, '/process/search')).total).toBe(13)
  })

  test('mails the advisor and the applicant', async () => {
    const app = await mariasApp()
    await answer(app, { process_id: 3007, action: 'apply', contents: '<b>From February</b>' })
    const [toDesk, toMaria] = app.env.mailer.sent.toSorted((a, b) => (a.to < b.to ? -1 : 1))
    expect(app.env.mailer.sent).toHaveLength(2)
    expect(toDesk).toMatchObject({ to: 'advisors@hashi.example', replyTo: 'maria@example.com' })
    for (const part of ['Emi Moriyama', '20464', '<b>From February</b>']) expect(toDesk?.text).toContain(part)
    expect(toMaria).toMatchObject({ to: 'maria@example.com' })
    expect(toMaria?.text).toContain('/en/applicant/mypage/application')
  })

  test('is a conflict while another application for the job is running, but asking and declining are not', async () => {
    const app = await mariasApp()
    const { processes } = app.env.store
    const own = await processes.find(4012)
    if (!own) throw new Error('The sample application is missing')
    await processes.update({ ...own, jobId: 20464 })
    const response = await answer(app, { process_id: 3007, action: 'apply' })
    expect(response).toMatchObject({ status: 409, body: { type: '/problems/already-applied' } })
    expect((await answer(app, { process_id: 3007, action: 'inquiry', contents: 'Why?' })).status).toBe(200)
    expect((await answer(app, { process_id: 3007, action: 'decline' })).status).toBe(200)
  })

  test('is a conflict once the job has closed, but asking and declining are not', async () => {
    const app = await mariasApp()
    app.wait(40 * 24 * HOUR)
    await logIn(app)
    expect((await recommendation(app, 3008)).isOpen).toBe(false)
    const response = await answer(app, { process_id: 3008, action: 'apply' })
    expect(response).toMatchObject({ status: 409, body: { type: '/problems/job-closed' } })
    expect((await answer(app, { process_id: 3008, action: 'inquiry', contents: 'Why?' })).status).toBe(200)
    expect((await answer(app, { process_id: 3008, action: 'decline' })).status).toBe(200)
  })

  test('after a rejection of an earlier application creates another one', async () => {
    const app = await mariasApp()
    const { processes } = app.env.store
    const rejected = await processes.find(4004)
    if (!rejected) throw new Error('The sample application is missing')
    await processes.update({ ...rejected, jobId: 20464 })
    expect((await answer(app, { process_id: 3007, action: 'apply' })).status).toBe(200)
  })
})

describe('asking', () => {
  test('does not change the deadline and can be repeated, the latest first', async () => {
    const app = await mariasApp()
    await answer(app, { process_id: 3008, action: 'inquiry', contents: 'First?' })
    app.wait(HOUR)
    const { body } = await answer(app, { process_id: 3008, action: 'inquiry', contents: 'Second?' })
    expect(body).toMatchObject({
      status_id: 13499,
      answerBy: '2026-12-03',
      answers: [{ contents: 'Second?' }, { contents: 'First?' }],
      history: [{ text: 'You asked a question. Emi will reply.' }, {}, {}],
    })
    expect(app.env.mailer.sent.map(({ to }) => to)).toEqual([
      'advisors@hashi.example',
      'advisors@hashi.example',
    ])
  })
})

describe('declining', () => {
  test('mails the reasons in words to the advisor', async () => {
    const app = await mariasApp()
    const { body } = await answer(app, { process_id: 3006, action: 'decline', reasons: ['place', 'salary'] })
    expect(body).toMatchObject({
      status_id: 13500,
      answers: [{ reasons: ['place', 'salary'], contents: '' }],
    })
    expect(app.env.mailer.sent.map(({ text }) => text).join('')).toContain('The salary is too low')
  })
})

const notificationsOf = async ({ call }: TestApp, lang: Lang = 'en') =>
  NotificationList.parse((await call('GET', '/applicant/notification', { lang })).body)

describe('a job of an employer that decides later', () => {
  test('is pending, then applied, with the confirmation by mail', async () => {
    const app = await mariasApp()
    const sent = await answer(app, { process_id: 3006, action: 'apply', contents: 'In April.' })
    expect(sent.body).toMatchObject({
      status_id: 13497,
      related_process_id: null,
      answers: [{ action: 'apply', contents: 'In April.' }],
      history: [{ text: 'You applied. We are processing it.' }, {}],
    })
    expect(app.env.mailer.sent.map(({ to }) => to)).toEqual(['advisors@hashi.example'])
    app.wait(2_000)
    expect(await recommendation(app, 3006)).toMatchObject({ status_id: 13497 })
    expect((await apply(app, [20465])).body).toMatchObject({ already: [{ process_id: 3006 }], processes: [] })
    app.wait(2_000)
    expect(await recommendation(app, 3006)).toMatchObject({
      status_id: 13498,
      related_process_id: 5001,
      answers: [{ contents: 'In April.' }],
    })
    expect((await listOf(app, '/process/search')).total).toBe(13)
    const { notifications, unread } = await notificationsOf(app)
    expect(unread).toBe(3)
    expect(notifications[0]).toMatchObject({
      kind: 'application',
      process_id: 5001,
      title: 'Your application has been received',
      body: expect.stringContaining('Corporate infrastructure engineer, Japan and Vietnam'),
    })
  })

  test('returns to the previous status if the employer refuses, with a line in the history and a mail', async () => {
    const app = await mariasApp()
    app.wait(26 * HOUR)
    await logIn(app)
    const { body } = await app.call('GET', '/process/recommend/3005', { lang: 'ja' })
    expect(body).toMatchObject({
      status_id: 13496,
      answerBy: null,
      answers: [{ action: 'apply', contents: 'I can start in January.' }],
      history: [
        { text: '応募を処理できませんでした。担当の森山が確認し、メールでご連絡します。' },
        { text: '応募しました。弊社で処理しています。' },
        {},
      ],
    })
    expect((await answer(app, { process_id: 3005, action: 'inquiry', contents: 'Why?' })).status).toBe(200)
    const mails = app.env.mailer.sent.filter(({ to }) => to === 'maria@example.com')
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your application could not be processed: Analytics engineer, hotel bookings',
    ])
    expect((await notificationsOf(app, 'ja')).notifications[0]).toMatchObject({
      kind: 'recommendation',
      process_id: 3005,
      title: 'ご応募を処理できませんでした',
      body: expect.stringContaining('担当の森山が確認'),
    })
  })

  test('creates one application if several calls find the decision at the same time', async () => {
    const app = await mariasApp()
    await answer(app, { process_id: 3006, action: 'apply' })
    app.wait(5_000)
    await Promise.all([1, 2, 3].map(() => recommendation(app, 3006)))
    expect((await listOf(app, '/process/search')).total).toBe(13)
    expect((await recommendation(app, 3006)).history).toHaveLength(3)
    expect((await notificationsOf(app)).total).toBe(8)
  })
})

describe('a recommendation of another applicant', () => {
  test.each([3001, 3002, 3003, 3004, 3005, 3006, 3007, 3008, 4001, 4010, 9999])(
    '%i cannot be answered',
    async (process_id) => {
      const app = await createTestApp()
      await logIn(app, linh)
      expect((await answer(app, { process_id, action: 'decline' })).status).toBe(404)
      expect(app.env.mailer.sent).toEqual([])
    },
  )
})

test('an application cannot be answered', async () => {
  expect((await answer(await mariasApp(), { process_id: 4010, action: 'decline' })).status).toBe(404)
})

describe('a body', () => {
  const valid = { process_id: 3008, action: 'inquiry', contents: 'How many?' }
  test.each([
    ['without an id', { action: 'decline' }, 'process_id', 'required'],
    ['without an action', { process_id: 3008 }, 'action', 'required'],
    ['with another action', { ...valid, action: 'accept' }, 'action', 'invalid'],
    ['with an id as text', { ...valid, process_id: '3008' }, 'process_id', 'invalid'],
    ['with a negative id', { ...valid, process_id: -1 }, 'process_id', 'invalid'],
    ['with a question that is missing', { process_id: 3008, action: 'inquiry' }, 'contents', 'required'],
    ['with a blank question', { ...valid, contents: ' \n' }, 'contents', 'required'],
    ['with a question that is too long', { ...valid, contents: 'a'.repeat(2001) }, 'contents', 'max'],
    [
      'with a note that is too long',
      { ...valid, action: 'apply', contents: 'a'.repeat(2001) },
      'contents',
      'max',
    ],
    ['with an unknown reason', { ...valid, action: 'decline', reasons: ['weather'] }, 'reasons.0', 'invalid'],
    [
      'with a reason twice',
      { ...valid, action: 'decline', reasons: ['place', 'place'] },
      'reasons',
      'invalid',
    ],
    ['with a question and a reason', { ...valid, reasons: ['place'] }, 'reasons', 'invalid'],
    ['with an unknown field', { ...valid, status_id: 13498 }, 'status_id', 'invalid'],
  ])('%s is refused and changes nothing', async (_, body, field, rule) => {
    const app = await mariasApp()
    const before = await recommendation(app, 3008)
    const response = await app.call('POST', '/process/change-status', {
      body,
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    })
    expect(response).toMatchObject({ status: 422, body: { errors: [{ field, rule }] } })
    expect(await recommendation(app, 3008)).toEqual(before)
  })
})

describe('an Idempotency-Key', () => {
  const key = '7d1f0c1e-5b6a-4c3e-9a53-0d2c9a1f4b77'
  const body = { process_id: 3007, action: 'apply', contents: '' }

  test('lets a double click apply once', async () => {
    const app = await mariasApp()
    const [first, second] = await Promise.all([answer(app, body, key), answer(app, body, key)])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body).toEqual(first.body)
    expect((await listOf(app, '/process/search')).total).toBe(13)
  })

  test('does not replay the answer to another question', async () => {
    const app = await mariasApp()
    await answer(app, { process_id: 3008, action: 'inquiry', contents: 'One?' }, key)
    const other = await answer(app, { process_id: 3008, action: 'inquiry', contents: 'Two?' }, key)
    expect(other).toMatchObject({ status: 409, body: { type: '/problems/idempotency-key-reused' } })
  })

  test('of a failed answer can be used again', async () => {
    const app = await mariasApp()
    expect((await answer(app, { ...body, process_id: 3003 }, key)).status).toBe(409)
    expect((await answer(app, body, key)).status).toBe(200)
  })
})

test('two different answers at the same time: one wins, the other is a conflict', async () => {
  const app = await mariasApp()
  const answers = await Promise.all([
    answer(app, { process_id: 3007, action: 'apply' }),
    answer(app, { process_id: 3007, action: 'decline' }),
  ])
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
})
