/** Two staff members, or staff and the applicant, change a process at once: one change is made, and the other caller learns of it. */

import { describe, expect, test } from 'vitest'
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
  note,
  step,
  stored,
} from './processes.ts'
import type { StaffTest } from './support.ts'

const askConsent = async (app: StaffTest) => {
  await nameEmployer(app, RECEIVED)
  await step(app, RECEIVED, 'consent-request', { documents: ['resume'] })
}
const place = { ja: { place: '本社' }, en: { place: 'Head office' } }

type Change = { id: number; before?: (app: StaffTest) => Promise<unknown>; action: string; body?: object }

const changes: Record<string, Change> = {
  'a stage': { id: SCREENING, action: 'move', body: { status: 'MyPageAppInterview1' } },
  'an appointment': {
    id: SCREENING,
    action: 'appointment',
    body: { startsAt: '2026-12-01T10:00:00+09:00', ...place },
  },
  'a request for documents': { id: SCREENING, action: 'request-documents', body: note },
  'a withdrawal': { id: SCREENING, action: 'move', body: { status: 'MyPageAppWithdrawn' } },
  'a close': { id: SCREENING, action: 'close', body: { reason: 'position-filled' } },
  'an undo': {
    id: SCREENING,
    before: (app) => step(app, SCREENING, 'move', { status: 'MyPageAppOffer' }),
    action: 'undo',
  },
  'an employer': { id: RECEIVED, action: 'employer', body: employer },
  'a request for consent': {
    id: RECEIVED,
    before: (app) => nameEmployer(app, RECEIVED),
    action: 'consent-request',
    body: { documents: ['resume'] },
  },
  'a note that documents were sent': { id: RECEIVED, before: (app) => agree(app, RECEIVED), action: 'sent' },
  'a note that documents were seen': { id: SCREENING, action: 'seen' },
  'a reply': { id: INQUIRED, action: 'reply', body: note },
  'a decision': { id: PENDING, action: 'settle', body: { decision: 'accepted' } },
}

/** Returns calls of staff members who have read the process at the same time. */
async function readBy(app: StaffTest, id: number) {
  const { version } = Process.parse((await app.staff('GET', `/processes/${id}`)).body)
  const headers = { 'If-Match': `"${version}"` }
  return (action: string, body?: object) =>
    app.staff('POST', `/processes/${id}/${action}`, { headers, body }).then(({ status }) => status)
}

const linesOf = async (app: StaffTest, id: number) => (await stored(app, id)).details.history.length

const auditedOf = async ({ env }: StaffTest, id: number) =>
  (await env.store.audit.page({ target: `process:${id}`, page: 1, perPage: 1 })).total

describe.each(Object.entries(changes))('%s', (_name, { id, before, action, body }) => {
  test('by two staff members is made once', async () => {
    const app = await createProcessTest()
    await before?.(app)
    const send = await readBy(app, id)
    const [lines, audited] = [await linesOf(app, id), await auditedOf(app, id)]
    const statuses = await Promise.all([send(action, body), send(action, body)])
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 412])
    expect(await linesOf(app, id)).toBe(lines + 1)
    expect(await auditedOf(app, id)).toBe(audited + 1)
  })
})

/** The changes that an applicant can make while staff make another one. An answer to a recommendation can follow a reply. */
const byApplicant: Record<string, Change & { path: string; sent: object; canFollow?: boolean }> = {
  'an agreement': {
    id: RECEIVED,
    before: askConsent,
    action: 'close',
    body: { reason: 'position-filled' },
    path: '/process/consent',
    sent: { answer: 'agree', documents: ['resume'] },
  },
  'a withdrawal': {
    id: RECEIVED,
    before: askConsent,
    action: 'move',
    body: { status: 'MyPageAppWithdrawn' },
    path: '/process/consent',
    sent: { answer: 'decline' },
  },
  'an application': {
    id: INQUIRED,
    action: 'reply',
    body: note,
    path: '/process/change-status',
    sent: { action: 'apply' },
    canFollow: true,
  },
  'a decline': {
    id: INQUIRED,
    action: 'reply',
    body: note,
    path: '/process/change-status',
    sent: { action: 'decline' },
    canFollow: true,
  },
}

describe.each(Object.entries(byApplicant))('%s by the applicant', (_name, change) => {
  const { id, before, action, body, path, sent, canFollow = false } = change

  async function createTest() {
    const app = await createProcessTest()
    await logIn(app)
    await before?.(app)
    const ask = () =>
      app
        .call('POST', path, {
          body: { process_id: id, ...sent },
          headers: { 'Idempotency-Key': crypto.randomUUID() },
        })
        .then(({ status }) => status)
    return { app, ask, send: await readBy(app, id) }
  }

  test('before a change by staff is told to them', async () => {
    const { ask, send } = await createTest()
    expect(await ask()).toBe(200)
    expect(await send(action, body)).toBe(412)
  })

  test('at once with changes by two staff members: one is made, the others are told', async () => {
    const { app, ask, send } = await createTest()
    const lines = await linesOf(app, id)
    const [answered, ...staff] = await Promise.all([ask(), send(action, body), send(action, body)])
    const done = (statuses: number[]) => statuses.filter((status) => status === 200)
    const refused = staff.filter((status) => status === 412)
    expect([200, 409]).toContain(answered)
    expect(done(staff).length + refused.length).toBe(2)
    const made = done([answered, ...staff]).length
    expect(made).toBe(canFollow && done(staff).length === 1 ? 2 : 1)
    expect(await linesOf(app, id)).toBe(lines + made)
  })
})
