/** The undo of a recommendation and of a decision, which end a process; `processSteps.test.ts` has that of the other steps. */

import { describe, expect, test } from 'vitest'
import { Process } from '#openapi/staff/generated/zod.ts'
import { logIn } from '../backend/support.ts'
import { PENDING, SCREENING, createProcessTest, nameEmployer, step, stored, told } from './processes.ts'
import type { StaffTest } from './support.ts'

const recommendation = {
  personId: 1001,
  job: 'sample-20403',
  letter: { ja: 'おすすめです。', en: 'I recommend it.' },
  answerBy: '2026-12-04',
}

describe('undo of a recommendation', () => {
  const create = async (app: StaffTest) =>
    Process.parse((await app.staff('POST', '/recommendations', { body: recommendation })).body).id

  test('removes it, and tells the applicant in a mail and a notification that lead to no page of it', async () => {
    const app = await createProcessTest()
    const id = await create(app)
    const before = await told(app, id)
    expect(await step(app, id, 'undo')).toMatchObject({
      status: 200,
      body: { id, removed: true, waitingFor: 'nobody', actions: [], undoable: null },
    })
    expect((await app.staff('GET', `/processes/${id}`)).status).toBe(404)
    expect((await step(app, id, 'undo')).status).toBe(404)
    const { mails, notifications } = await told(app, SCREENING)
    expect(mails).toHaveLength(before.mails.length + 1)
    expect(mails.at(-1)?.subject).toMatch(/^Correction: /)
    expect(mails.at(-1)?.text).not.toContain(String(id))
    expect(notifications.filter(({ processId }) => processId === id)).toEqual([])
    expect(notifications[0]).toMatchObject({ kind: 'recommendation', processId: null })
    expect(mails.at(-1)?.text).toContain(notifications[0]?.en.body)
    const [event] = (await app.env.store.events.after(0, 500)).slice(-1)
    expect(event).toMatchObject({ type: 'process-removed', processId: id, personId: 1001, jobId: 20403 })
    const { entries } = await app.env.store.audit.page({ page: 1, perPage: 1 })
    expect(entries).toMatchObject([{ operation: 'undoStep', before: { state: 'recommended' }, after: null }])
    // The job can be recommended again.
    expect(await create(app)).toEqual(expect.any(Number))
  })

  test.each(['apply', 'inquiry', 'decline'])('is refused after the answer %s', async (action) => {
    const app = await createProcessTest()
    const id = await create(app)
    await logIn(app)
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const body = { process_id: id, action, ...(action === 'inquiry' && { contents: 'When?' }) }
    expect((await app.call('POST', '/process/change-status', { body, headers })).status).toBe(200)
    expect(await step(app, id, 'undo')).toMatchObject({
      status: 409,
      body: { type: '/problems/nothing-to-undo' },
    })
  })
})

describe('undo of a decision', () => {
  const settle = (app: StaffTest, decision: string) => step(app, PENDING, 'settle', { decision })

  test.each(['accepted', 'refused'])('%s makes the application pending again', async (decision) => {
    const app = await createProcessTest()
    const earlier = await stored(app, PENDING)
    const { relatedId, undoable: last } = Process.parse((await settle(app, decision)).body)
    expect(last).toBe(decision)
    const before = await told(app, PENDING)
    const title = before.notifications[0]?.en.title ?? '-'
    expect(await step(app, PENDING, 'undo')).toMatchObject({ status: 200, body: { state: 'pending' } })
    const later = await stored(app, PENDING)
    expect(later.steps).toEqual(earlier.steps)
    const { history: _history, ...values } = later.details
    expect({ ...earlier.details, ...values }).toEqual(earlier.details)
    expect(await app.env.store.processes.find(relatedId ?? 0)).toBeNull()
    const { mails, notifications } = await told(app, PENDING)
    expect(mails).toHaveLength(before.mails.length + 1)
    for (const text of [mails.at(-1)?.text, notifications[0]?.en.body]) {
      expect(text).toContain('was sent by mistake')
      expect(text).toContain(title)
      expect(text).toContain('We are processing your application.')
    }
    expect(await step(app, PENDING, 'undo')).toMatchObject({ status: 409 })
    expect(await settle(app, 'accepted')).toMatchObject({ status: 200, body: { state: 'applied' } })
  })

  test('is refused when something has followed in the application', async () => {
    const app = await createProcessTest()
    const { relatedId } = Process.parse((await settle(app, 'accepted')).body)
    await nameEmployer(app, relatedId ?? 0)
    expect((await app.staff('GET', `/processes/${PENDING}`)).body).toMatchObject({ undoable: null })
    expect(await step(app, PENDING, 'undo')).toMatchObject({
      status: 409,
      body: { type: '/problems/nothing-to-undo' },
    })
    // The name can be taken back, and then the decision.
    expect((await step(app, relatedId ?? 0, 'undo')).status).toBe(200)
    expect((await stored(app, relatedId ?? 0)).details).toMatchObject({ employer: null, ledger: [] })
  })
})
