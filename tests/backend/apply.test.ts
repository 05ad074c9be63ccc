/** Applications for chosen jobs, and requests to the advisor. */

import { describe, expect, test } from 'vitest'
import { createTestApp } from '#mocks/test.ts'
import { apply, linh, listOf, mariasApp, recommendation } from './processes.ts'
import { HOUR, logIn } from './support.ts'

const CLOSED = 20435
const UNKNOWN = 99_999

describe('applying for jobs', () => {
  test('sorts them into new, closed and already running ones', async () => {
    const app = await mariasApp()
    const { status, body } = await apply(app, [20403, CLOSED, 20461, UNKNOWN, 20403])
    expect(status).toBe(201)
    expect(body).toMatchObject({
      processes: [{ process_id: 5001, status_id: 13511, job: { job_id: 20403 }, related_process_id: null }],
      closed: [{ job_id: CLOSED, title: expect.stringContaining('drugstore') }],
      already: [{ process_id: 4010 }],
    })
    expect((await listOf(app, '/process/search')).total).toBe(13)
  })

  test('mails the advisor once, with the note, and the applicant', async () => {
    const app = await mariasApp()
    await apply(app, [20403, 20408], { contents: 'I can take calls after 18:00.' })
    const mails = app.env.mailer.sent.toSorted((a, b) => (a.to < b.to ? -1 : 1))
    expect(mails.map(({ to }) => to)).toEqual(['advisors@hashi.example', 'maria@example.com'])
    for (const part of ['20403', '20408', 'I can take calls after 18:00.', 'Emi Moriyama']) {
      expect(mails[0]?.text).toContain(part)
    }
  })

  test('of which none is new is no failure, and sends no mail', async () => {
    const app = await mariasApp()
    const { status, body } = await apply(app, [20461, CLOSED])
    expect(status).toBe(201)
    expect(body).toMatchObject({
      processes: [],
      closed: [{ job_id: CLOSED }],
      already: [{ process_id: 4010 }],
    })
    expect(app.env.mailer.sent).toEqual([])
  })

  test('turns a recommendation of the job into an applied one', async () => {
    const app = await mariasApp()
    await apply(app, [20464], { contents: 'From February.' })
    expect(await recommendation(app, 3007)).toMatchObject({
      status_id: 13498,
      related_process_id: 5001,
      answers: [{ action: 'apply', contents: 'From February.' }],
    })
    expect((await app.call('GET', '/process/detail/5001')).body).toMatchObject({ related_process_id: 3007 })
  })

  test.each([20405, 20495])('%i is possible again after a rejection or a withdrawal', async (jobId) => {
    const app = await mariasApp()
    expect((await apply(app, [jobId])).body).toMatchObject({ processes: [{ job: { job_id: jobId } }] })
    expect((await apply(app, [jobId])).body).toMatchObject({ already: [{ process_id: 5001 }] })
    expect((await listOf(app, '/process/search')).total).toBe(13)
  })

  test('without an advisor goes to the desk, and the job’s advisor is named', async () => {
    const app = await createTestApp()
    await logIn(app, linh)
    await apply(app, [20403])
    expect((await app.call('GET', '/process/detail/5001')).body).toMatchObject({
      advisor: { name: 'Daichi Sato' },
      letter: '',
      fits: [],
      history: [{ text: 'You applied.' }],
    })
    const desk = app.env.mailer.sent.find(({ to }) => to === 'advisors@hashi.example')
    expect(desk?.text).toContain('The applicant has no advisor yet.')
  })

  test('is told to the advisor of the profile, who is named on the page as well', async () => {
    const app = await createTestApp()
    await logIn(app, linh)
    const { jobs, profiles } = app.env.store
    const profile = await profiles.find(1002)
    const other = await jobs.find(20401)
    if (!profile || !other) throw new Error('The sample has no profile 1002 or no job 20401')
    await profiles.save({ ...profile, advisor: other.advisor })
    await apply(app, [20403])
    const { name } = other.advisor.en
    expect((await app.call('GET', '/process/detail/5001')).body).toMatchObject({ advisor: { name } })
    const desk = app.env.mailer.sent.find(({ to }) => to === 'advisors@hashi.example')
    expect(desk?.text).toContain(`Advisor: ${name}.`)
  })

  test('twice with one key creates one application', async () => {
    const app = await mariasApp()
    const key = crypto.randomUUID()
    const [first, second] = await Promise.all([apply(app, [20403], { key }), apply(app, [20403], { key })])
    expect(second.body).toEqual(first.body)
    expect((await listOf(app, '/process/search')).total).toBe(13)
  })

  test.each([
    ['no job', [], 'job_ids'],
    ['21 jobs', Array.from({ length: 21 }, (_, index) => 20401 + index), 'job_ids'],
    ['a text as id', ['20403'], 'job_ids.0'],
    ['an id of zero', [0], 'job_ids.0'],
    ['half an id', [20403.5], 'job_ids.0'],
  ])('refuses %s', async (_, ids, field) => {
    const app = await mariasApp()
    const response = await apply(app, ids)
    expect(response).toMatchObject({ status: 422, body: { errors: [{ field }] } })
  })

  test('refuses a note that is too long', async () => {
    const response = await apply(await mariasApp(), [20403], { contents: 'a'.repeat(2001) })
    expect(response).toMatchObject({ status: 422, body: { errors: [{ field: 'contents', rule: 'max' }] } })
  })

  test('needs a session and a key', async () => {
    expect((await apply(await createTestApp(), [20403])).status).toBe(401)
    expect(await apply(await mariasApp(), [20403], { key: 'x' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'Idempotency-Key' }] },
    })
  })
})

describe('a request for an interview', () => {
  const wishes = { method: 'online', preferredTimes: 'Tuesday after 19:00', contents: '<b>My Japanese</b>' }

  test('stores its time and mails the advisor and the applicant', async () => {
    const app = await mariasApp()
    const body = { ...wishes, reInterview: true }
    expect(await app.call('POST', '/applicant/inquiry/interview', { body })).toMatchObject({
      status: 200,
      body: { result: true },
    })
    expect((await app.call('GET', '/applicant/auth')).body).toMatchObject({
      interviewRequestedAt: '2026-11-21T09:12:00+09:00',
    })
    const mails = app.env.mailer.sent
    expect(mails.map(({ to }) => to).sort()).toEqual(['advisors@hashi.example', 'maria@example.com'])
    for (const { text } of mails) {
      for (const part of ['Video call', 'Tuesday after 19:00', '<b>My Japanese</b>', 'Repeat request: Yes']) {
        expect(text).toContain(part)
      }
    }
  })

  test.each([
    [
      {},
      [
        { field: 'method', rule: 'required' },
        { field: 'preferredTimes', rule: 'required' },
      ],
    ],
    [{ ...wishes, method: '' }, [{ field: 'method', rule: 'required' }]],
    [{ ...wishes, method: 'letter' }, [{ field: 'method', rule: 'invalid' }]],
    [{ ...wishes, preferredTimes: ' ' }, [{ field: 'preferredTimes', rule: 'required' }]],
    [{ ...wishes, preferredTimes: 'a'.repeat(501) }, [{ field: 'preferredTimes', rule: 'max' }]],
    [{ ...wishes, contents: 'a'.repeat(3001) }, [{ field: 'contents', rule: 'max' }]],
    [{ ...wishes, reInterview: 'yes' }, [{ field: 'reInterview', rule: 'invalid' }]],
    [{ ...wishes, applicantId: 1002 }, [{ field: 'applicantId', rule: 'invalid' }]],
  ])('%j is refused', async (body, errors) => {
    const app = await mariasApp()
    expect(await app.call('POST', '/applicant/inquiry/interview', { body })).toMatchObject({
      status: 422,
      body: { errors },
    })
    expect(app.env.mailer.sent).toEqual([])
  })

  test('is possible five times an hour for each applicant', async () => {
    const app = await mariasApp()
    const ask = () => app.call('POST', '/applicant/inquiry/interview', { body: wishes })
    for (let time = 1; time <= 5; time++) expect((await ask()).status).toBe(200)
    const refused = await ask()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toBe('3600')
    await logIn(app, linh)
    expect((await ask()).status).toBe(200)
    await logIn(app)
    app.wait(HOUR)
    expect((await ask()).status).toBe(200)
  })
})

describe('a request for recommendations', () => {
  const ask = async (app: Awaited<ReturnType<typeof mariasApp>>) =>
    app.call('POST', '/applicant/inquiry/introduction')
  const timeOf = async (app: Awaited<ReturnType<typeof mariasApp>>) =>
    (await app.call('GET', '/applicant/auth')).body

  test('counts once in 24 hours', async () => {
    const app = await mariasApp()
    expect(await ask(app)).toMatchObject({ status: 200, body: { result: true } })
    expect(await timeOf(app)).toMatchObject({ introductionRequestedAt: '2026-11-21T09:12:00+09:00' })
    app.wait(HOUR)
    expect((await ask(app)).status).toBe(200)
    expect(await timeOf(app)).toMatchObject({ introductionRequestedAt: '2026-11-21T09:12:00+09:00' })
    expect(app.env.mailer.sent).toHaveLength(2)
    app.wait(23 * HOUR - 1)
    await logIn(app)
    await ask(app)
    expect(app.env.mailer.sent).toHaveLength(2)
    app.wait(1)
    await ask(app)
    expect(app.env.mailer.sent).toHaveLength(4)
    expect(await timeOf(app)).toMatchObject({ introductionRequestedAt: '2026-11-22T09:12:00+09:00' })
  })

  test('counts once if it is sent twice at the same time', async () => {
    const app = await mariasApp()
    await Promise.all([ask(app), ask(app)])
    expect(app.env.mailer.sent).toHaveLength(2)
  })
})

test.each(['/applicant/inquiry/interview', '/applicant/inquiry/introduction'])(
  '%s needs a session',
  async (path) => {
    expect((await (await createTestApp()).call('POST', path)).status).toBe(401)
  },
)
