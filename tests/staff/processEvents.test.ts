/** A tracking system can follow each process: every call that changes one gives an event, and an audit line if it is of staff. */

import { expect, test } from 'vitest'
import type { EventData, EventType } from '#backend/ports/events.ts'
import type { Process } from '#backend/ports/processes.ts'
import { settlePending } from '#backend/processes/pending.ts'
import { logIn } from '../backend/support.ts'
import { exampleCall, isWrite, staffOperations } from './operations.ts'
import { INQUIRED, PENDING, RECEIVED, agree, any, nameEmployer, note, step } from './processes.ts'
import { type StaffTest, createStaffTest } from './support.ts'

const OFFERED = 4006
const OPEN = 3006
const MARIA = 1001

async function processesOf({ env }: StaffTest): Promise<Map<number, Process>> {
  const { processes } = await env.store.processes.list({ page: 1, perPage: 1000 })
  return new Map(processes.map((process) => [process.id, process]))
}

const byNumber = (a: number, b: number) => a - b

/** Returns the processes that a call changes or adds, with the events and the audit lines about them. */
async function changedBy(app: StaffTest, act: () => Promise<unknown>) {
  const { events, audit } = app.env.store
  const earlier = await processesOf(app)
  const last = (await events.after(0, 1000)).at(-1)?.sequence ?? 0
  const { total } = await audit.page({ page: 1, perPage: 1 })
  await act()
  const later = await processesOf(app)
  const ids = [...later].flatMap(([id, process]) =>
    JSON.stringify(process) === JSON.stringify(earlier.get(id)) ? [] : [id],
  )
  const lines = await audit.page({ page: 1, perPage: 1000 })
  return {
    ids: ids.toSorted(byNumber),
    events: (await events.after(last, 1000)).filter(({ processId }) => processId !== null),
    targets: lines.entries.slice(0, lines.total - total).map(({ target }) => target),
  }
}

type Changed = Awaited<ReturnType<typeof changedBy>>

const idsOf = ({ events }: Changed) =>
  [...new Set(events.map(({ processId }) => processId ?? 0))].toSorted(byNumber)

const writes = staffOperations.filter((each) => isWrite(each) && each.path.includes('/processes'))

test.each(writes)('$id by staff', async (operation) => {
  const app = await createStaffTest()
  const { method, path, call } = await exampleCall(app, operation)
  const changed = await changedBy(app, () => app.staff(method, path, call))
  expect(changed.ids).not.toEqual([])
  expect(idsOf(changed)).toEqual(changed.ids)
  expect(changed.targets.toSorted()).toEqual(changed.ids.map((id) => `process:${id}`))
})

const wish = (intention: string) => (app: StaffTest) =>
  app.call('POST', '/applicant/contact', {
    body: { type: 'application', contents: 'A note', process_id: OFFERED, intention },
  })
const settle = ({ staff }: StaffTest) => staff('POST', '/messages/contact-9001/settle', any)
const post = (path: string, body: object) => (app: StaffTest) =>
  app.call('POST', path, { body, headers: { 'Idempotency-Key': crypto.randomUUID() } })
const answer = (body: object) => post('/process/change-status', body)
const consent = (body: object) => post('/process/consent', body)
const askConsent = async (app: StaffTest) => {
  await nameEmployer(app, RECEIVED)
  await step(app, RECEIVED, 'consent-request', { documents: ['resume'] })
}

type Case = {
  name: string
  before?: (app: StaffTest) => Promise<unknown>
  act: (app: StaffTest) => Promise<unknown>
  /** The event about each process, in the order of their events. */
  events: [type: EventType, data: EventData][]
  /** Whether staff have made the change. */
  audited?: true
}

const cases: Case[] = [
  { name: 'a wish', act: wish('withdraw'), events: [['process-changed', { wish: 'withdraw' }]] },
  {
    name: 'another wish',
    before: wish('withdraw'),
    act: wish('accept-offer'),
    events: [['process-changed', { wish: 'accept-offer' }]],
  },
  {
    name: 'the end of a wish with its message',
    before: wish('discuss-offer'),
    act: settle,
    events: [['process-changed', { wish: null }]],
    audited: true,
  },
  { name: 'an accepted offer and its message', before: wish('accept-offer'), act: settle, events: [] },
  {
    name: 'the end of a wish with a step',
    before: wish('withdraw'),
    act: (app) => step(app, OFFERED, 'move', { status: 'MyPageAppWithdrawn', note }),
    events: [['process-changed', { step: 'withdrawn' }]],
    audited: true,
  },
  {
    name: 'a question',
    act: answer({ process_id: OPEN, action: 'inquiry', contents: 'When?' }),
    events: [['recommendation-answered', { action: 'inquiry' }]],
  },
  {
    name: 'a declined recommendation',
    act: answer({ process_id: OPEN, action: 'decline', reasons: ['salary'] }),
    events: [['recommendation-answered', { action: 'decline' }]],
  },
  {
    name: 'an application that the intake decides on later',
    act: answer({ process_id: OPEN, action: 'apply' }),
    events: [['recommendation-answered', { action: 'apply' }]],
  },
  {
    name: 'an accepted recommendation',
    act: answer({ process_id: INQUIRED, action: 'apply' }),
    events: [
      ['recommendation-answered', { action: 'apply' }],
      ['application-created', {}],
    ],
  },
  {
    name: 'an application',
    act: post('/process/apply', { job_ids: [20403] }),
    events: [['application-created', {}]],
  },
  {
    name: 'a consent',
    before: askConsent,
    act: consent({ process_id: RECEIVED, answer: 'agree', documents: ['resume'] }),
    events: [['process-changed', { step: 'consentGiven' }]],
  },
  {
    name: 'a declined consent',
    before: askConsent,
    act: consent({ process_id: RECEIVED, answer: 'decline' }),
    events: [['process-changed', { step: 'consentDeclined' }]],
  },
  {
    name: 'a decision of the intake',
    act: ({ env }) => {
      const intake = { ...env.intake, decision: async () => 'refused' as const }
      return settlePending({ ...env, intake })
    },
    events: [['process-changed', {}]],
  },
  {
    name: 'a decision of staff',
    act: (app) => step(app, PENDING, 'settle', { decision: 'accepted' }),
    events: [
      ['application-created', {}],
      ['process-changed', {}],
    ],
    audited: true,
  },
  {
    name: 'a sent document',
    before: (app) => agree(app, RECEIVED),
    act: (app) => step(app, RECEIVED, 'sent'),
    events: [['process-changed', { step: 'sent' }]],
    audited: true,
  },
]

test.each(cases)('$name', async ({ before, act, events, audited = false }) => {
  const app = await createStaffTest()
  await logIn(app)
  await before?.(app)
  const changed = await changedBy(app, () => act(app))
  expect(changed.events).toMatchObject(
    events.map(([type, data]) => ({ type, personId: MARIA, jobId: expect.any(Number), data })),
  )
  expect(idsOf(changed)).toEqual(changed.ids)
  expect(changed.targets.includes(`process:${changed.ids[0]}`)).toBe(audited)
})
