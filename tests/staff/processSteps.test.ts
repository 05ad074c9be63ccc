/** Steps of staff on applications and recommendations, as the applicant sees them: status, history, notification and mail. */

import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { states, staffActions } from '#domain/processes/states.ts'
import { steps } from '#domain/processes/steps.ts'
import { Process } from '#openapi/staff/generated/zod.ts'
import { logIn } from '../backend/support.ts'
import {
  INQUIRED,
  PENDING,
  RECEIVED,
  SCREENING,
  agree,
  createProcessTest,
  employer,
  nameEmployer,
  notAllowed,
  note,
  recommendation,
  step,
  stored,
  told,
} from './processes.ts'
import type { StaffTest } from './support.ts'

/** A call for each step of staff, after the calls that lead to its state. */
const calls: Record<
  string,
  { id: number; before?: (app: StaffTest) => Promise<unknown>; action: string; body?: object }
> = {
  replied: { id: INQUIRED, action: 'reply', body: note },
  documentsAsked: { id: SCREENING, action: 'request-documents', body: note },
  employerNamed: { id: RECEIVED, action: 'employer', body: employer },
  consentAsked: {
    id: RECEIVED,
    before: (app) => nameEmployer(app, RECEIVED),
    action: 'consent-request',
    body: { documents: ['resume'] },
  },
  sent: { id: RECEIVED, before: (app) => agree(app, RECEIVED), action: 'sent' },
  seen: { id: SCREENING, action: 'seen' },
  screening: {
    id: RECEIVED,
    before: (app) => agree(app, RECEIVED),
    action: 'move',
    body: { status: 'MyPageAppScreening' },
  },
  interview: { id: SCREENING, action: 'move', body: { status: 'MyPageAppInterview1' } },
  appointed: {
    id: SCREENING,
    action: 'appointment',
    body: { startsAt: '2026-12-01T10:00:00+09:00', ja: { place: '本社' }, en: { place: 'Head office' } },
  },
  offered: { id: SCREENING, action: 'move', body: { status: 'MyPageAppOffer', answerBy: '2026-12-04' } },
  joined: { id: SCREENING, action: 'move', body: { status: 'MyPageAppJoined' } },
  rejected: { id: SCREENING, action: 'close', body: { reason: 'rejected', note } },
  positionFilled: { id: RECEIVED, action: 'close', body: { reason: 'position-filled' } },
  withdrawn: { id: RECEIVED, action: 'move', body: { status: 'MyPageAppWithdrawn' } },
  undone: {
    id: SCREENING,
    before: (app) => step(app, SCREENING, 'move', { status: 'MyPageAppOffer' }),
    action: 'undo',
  },
}

/** Steps of the applicant and decisions on pending applications have their own tests; a recommendation is below. */
const elsewhere = [
  'applied',
  'inquired',
  'declined',
  'consentGiven',
  'consentDeclined',
  'accepted',
  'refused',
  'recommended',
  'retracted',
]

test('each step of the table is tried', () => {
  expect([...Object.keys(calls), ...elsewhere].sort()).toEqual(Object.keys(steps).sort())
})

describe.each(Object.keys(calls))('the step %s', (name) => {
  test('gives the applicant what the table says', async () => {
    const app = await createProcessTest()
    const { id, before, action, body } = calls[name] ?? { id: 0, action: '' }
    await before?.(app)
    const earlier = await told(app, id)
    const answer = await step(app, id, action, body)
    expect(answer).toMatchObject({ status: 200 })
    const later = await told(app, id)
    expect(later.history).toHaveLength(earlier.history.length + 1)
    expectTold(name, earlier, later)
    expect(later.notifications[0]).toMatchObject({ processId: id, readAt: null })
    await expectPage(app, id, later)
    const [event] = (await app.env.store.events.after(0, 500)).slice(-1)
    expect(event).toMatchObject({ type: 'process-changed', processId: id, data: { step: name } })
  })
})

type Told = Awaited<ReturnType<typeof told>>

/** Expects the mail and the notification of the table, with the same words. */
function expectTold(name: string, earlier: Told, later: Told): void {
  const row = new Map(Object.entries(steps)).get(name)
  expect(later.mails).toHaveLength(earlier.mails.length + Number(row?.mail))
  expect(later.notifications).toHaveLength(earlier.notifications.length + Number(row?.notification !== null))
  const [notification] = later.notifications
  const mail = later.mails.at(-1)
  const isSame = mail?.subject === notification?.en.title && mail?.text.includes(notification?.en.body ?? '-')
  expect(isSame).toBe(row?.mail)
  expect(notification?.ja.title).toMatch(/[ぁ-んァ-ヶ一-龠]/)
}

/** Expects the page of the applicant in both languages: the status, the ledger, and the history with its last line. */
async function expectPage(app: StaffTest, id: number, { history, notifications }: Told): Promise<void> {
  const { statusId, details } = await stored(app, id)
  await logIn(app)
  for (const lang of ['ja', 'en'] as const) {
    const text = history[0]?.text[lang]
    expect(text).toMatch(lang === 'ja' ? /[ぁ-んァ-ヶ一-龠]/ : /^[\w“][^ぁ-んァ-ヶ一-龠]+\.$/)
    const page = await app.call('GET', `/process/detail/${id}`, { lang })
    expect(page).toMatchObject({
      body: {
        status_id: statusId,
        ledger: details.ledger.map(({ event }) => ({ event })),
        history: [{ text }, ...history.slice(1).map(() => ({}))],
      },
    })
    const [notice] = notifications
    const { body } = await app.call('GET', '/applicant/notification', { lang })
    expect(titlesOf(body)[0]).toBe(notice?.[lang].title)
  }
}

const titlesOf = (body: unknown) =>
  z
    .object({ notifications: z.array(z.object({ title: z.string() })) })
    .parse(body)
    .notifications.map(({ title }) => title)

const hasMail = (name: string) => new Map(Object.entries(steps)).get(name)?.mail === true

const undoable = Object.entries(steps).flatMap(([name, { undo }]) => (undo && name in calls ? [name] : []))

describe('undo', () => {
  test.each(Object.keys(calls).filter((name) => !undoable.includes(name)))(
    'of %s is refused',
    async (name) => {
      const app = await createProcessTest()
      const { id, before, action, body } = calls[name] ?? { id: 0, action: '' }
      await before?.(app)
      await step(app, id, action, body)
      expect(await step(app, id, 'undo')).toMatchObject({
        status: 409,
        body: { type: '/problems/nothing-to-undo' },
      })
    },
  )

  test.each(undoable)('of %s restores the process, and corrects its message', async (name) => {
    const app = await createProcessTest()
    const { id, before, action, body } = calls[name] ?? { id: 0, action: '' }
    await before?.(app)
    const earlier = await stored(app, id)
    await step(app, id, action, body)
    const { mails, notifications } = await told(app, id)
    const title = notifications[0]?.en.title ?? '-'
    await step(app, id, 'undo')
    const later = await stored(app, id)
    expect(later.statusId).toBe(earlier.statusId)
    expect(later.steps).toEqual(earlier.steps)
    const { history: _h, previous: _p, ...values } = later.details
    expect({ ...earlier.details, ...values }).toEqual({ ...earlier.details })
    const corrected = await told(app, id)
    const isRight = (text: string) => text.startsWith('Correction') && text.includes(title)
    const { en } = corrected.notifications[0] ?? { en: { title: '', body: '' } }
    expect(isRight(en.title + en.body)).toBe(true)
    const texts = corrected.mails.slice(mails.length).map(({ subject, text }) => subject + text)
    expect(texts.map(isRight)).toEqual(hasMail(name) ? [true] : [])
    expect(await step(app, id, 'undo')).toMatchObject({ status: 409 })
  })
})

describe('the actions of a state', () => {
  const bodies: Record<string, object | undefined> = {
    move: { status: 'MyPageAppWithdrawn' },
    appointment: calls.appointed?.body,
    'request-documents': note,
    reply: note,
    settle: { decision: 'refused' },
    close: { reason: 'position-filled' },
    employer,
    'consent-request': { documents: ['resume'] },
  }
  const sample = [3002, INQUIRED, PENDING, 3006, 4001, 4003, 4006, 4008, SCREENING, RECEIVED]

  /** The actions of the table, without a second look by an employer who has seen the documents. */
  const actionsIn = ({ state, ledger }: Process) => {
    const isSeen = ledger.at(-1)?.event === 'seen'
    return states[state].actions.filter((action) => action !== 'seen' || !isSeen)
  }

  test.each(sample)('of %i are those of the table, and no others', async (id) => {
    for (const action of staffActions) {
      const app = await createProcessTest()
      const view = Process.parse((await app.staff('GET', `/processes/${id}`)).body)
      expect(view.actions).toEqual(actionsIn(view))
      const { status } = await step(app, id, action, bodies[action])
      expect({ action, done: status === 200 }).toEqual({ action, done: view.actions.includes(action) })
    }
  })

  test.each([4007, SCREENING, RECEIVED])('of %i have the moves of the table', async (id) => {
    for (const status of [
      'MyPageAppReceived',
      'MyPageRecApply',
      'MyPageAppInterview2',
      'MyPageAppOffer',
      'MyPageAppWithdrawn',
    ] as const) {
      const app = await createProcessTest()
      const { moves } = Process.parse((await app.staff('GET', `/processes/${id}`)).body)
      const moved = await step(app, id, 'move', { status })
      expect({ status, done: moved.status === 200 }).toEqual({ status, done: moves.includes(status) })
    }
  })
})

describe('a recommendation', () => {
  test('is told with its letter, and can be answered', async () => {
    const app = await createProcessTest()
    const { status, body, headers } = await app.staff('POST', '/recommendations', { body: recommendation })
    expect(status).toBe(201)
    const { id, version } = Process.parse(body)
    expect(headers.get('ETag')).toBe(`"${version}"`)
    const { mails, notifications } = await told(app, id)
    expect(mails.at(-1)?.subject).toMatch(/^A job for you: /)
    expect(mails.at(-1)?.text).toContain('Fri 4 Dec')
    expect(notifications[0]).toMatchObject({ kind: 'recommendation', processId: id })
    await logIn(app)
    const answer = await app.call('POST', '/process/change-status', {
      body: { process_id: id, action: 'apply' },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    })
    expect(answer).toMatchObject({ status: 200, body: { letter: 'I recommend it.' } })
  })

  test.each([
    ['a running application', { job: 'sample-20401' }, 409, 'already-applied'],
    ['an open recommendation', { job: 'sample-20464' }, 409, 'already-recommended'],
    ['a person without a confirmed address', { personId: 1003 }, 409, 'person-not-active'],
    ['an unknown person', { personId: 999_999 }, 422, 'validation'],
    ['an unknown job', { job: 'x' }, 422, 'validation'],
    ['a past day', { answerBy: '2026-11-19' }, 422, 'validation'],
  ])('is refused for %s', async (_name, changes, status, problem) => {
    const { staff } = await createProcessTest()
    const body = { ...recommendation, ...changes }
    // Staff read of the applicant, who reads of "you".
    expect(await staff('POST', '/recommendations', { body })).toMatchObject({
      status,
      body: { type: `/problems/${problem}`, detail: expect.not.stringMatching(/\byou\b/i) },
    })
  })

  test('is refused for a job that staff have closed', async () => {
    const { staff } = await createProcessTest()
    const headers = { 'If-Match': '*' }
    expect(await staff('POST', `/jobs/${recommendation.job}/close`, { headers })).toMatchObject({
      status: 200,
    })
    expect(await staff('POST', '/recommendations', { body: recommendation })).toMatchObject({
      status: 409,
      body: { type: '/problems/job-closed' },
    })
  })

  test('that is pending can be decided', async () => {
    const app = await createProcessTest()
    const { body } = await step(app, PENDING, 'settle', { decision: 'accepted' })
    const { relatedId, state } = Process.parse(body)
    expect(state).toBe('applied')
    expect(await stored(app, relatedId ?? 0)).toMatchObject({ isRecommended: false, statusId: 13511 })
    const { notifications } = await told(app, PENDING)
    expect(notifications[0]?.en.body).toContain('The employer knows nothing about you yet')
    expect(await step(app, PENDING, 'settle', { decision: 'refused' })).toMatchObject(notAllowed)
  })
})

describe('values', () => {
  test('an appointment ends after its beginning, and lies ahead', async () => {
    const app = await createProcessTest()
    const set = (changes: object) =>
      step(app, SCREENING, 'appointment', { ...calls.appointed?.body, ...changes })
    expect(await set({ startsAt: '2026-11-20T09:59:00+09:00' })).toMatchObject({ status: 422 })
    expect(await set({ endsAt: '2026-12-01T10:00:00+09:00' })).toMatchObject({ status: 422 })
    expect(await set({ endsAt: '2026-12-02T09:59:00+09:00' })).toMatchObject({ status: 200 })
    expect(await set({})).toMatchObject({ body: { appointment: { endsAt: '2026-12-01T02:00:00.000Z' } } })
    const mail = (await told(app, SCREENING)).mails.at(-1)
    expect(mail?.attachments?.[0]).toMatchObject({ name: 'appointment.ics' })
    expect(mail?.attachments?.[0]?.content).toContain('DTSTART:20261201T010000Z')
    const page = `http://localhost/en/applicant/mypage/application/detail/${SCREENING}`
    expect(mail?.text).toContain(`Request another time:\n${page}#appointment\n\n${page}\n`)
  })

  test('mails are in the language of the person', async () => {
    const app = await createProcessTest()
    const { applicants } = app.env.store
    const maria = await applicants.find(1001)
    if (maria) await applicants.update({ ...maria, language: 'ja' })
    await step(app, SCREENING, 'move', { status: 'MyPageAppOffer' })
    const mail = (await told(app, SCREENING)).mails.at(-1)
    expect(mail?.subject).toMatch(/^【.+】内定のお知らせ：/)
    expect(mail?.text).not.toContain('/en/')
  })
})

describe('lists', () => {
  const ids = z.object({
    items: z.array(z.object({ id: z.number(), waitingFor: z.string() })),
    total: z.number(),
  })

  test.each([
    ['stage=MyPageAppScreening', [4009, 4011]],
    ['waitingFor=employer&person=1001', [4007, 4008, 4009, 4010, 4011]],
    ['job=sample-20402', [4007]],
    // A number of the site is no external id.
    ['job=20402', []],
    ['job=none', []],
    ['advisor=XX', []],
    ['person=1002', []],
  ])('%s', async (query, expected) => {
    const { staff } = await createProcessTest()
    const { items, total } = ids.parse((await staff('GET', `/processes?${query}`)).body)
    expect(items.map(({ id }) => id).sort((a, b) => a - b)).toEqual(expected)
    expect(total).toBe(expected.length)
  })

  test('have pages, the last changed first', async () => {
    const app = await createProcessTest()
    await step(app, RECEIVED, 'request-documents', note)
    const { items, total } = ids.parse((await app.staff('GET', '/processes?advisor=EM&perPage=1')).body)
    expect(items).toEqual([expect.objectContaining({ id: RECEIVED, waitingFor: 'applicant' })])
    expect(total).toBeGreaterThan(10)
  })
})
