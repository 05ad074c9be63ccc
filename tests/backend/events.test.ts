/** Each call of the public API that changes something records its event, for systems that follow this one. */

import { describe, expect, test, vi } from 'vitest'
import { cleanUp } from '#backend/cleanUp.ts'
import type { EventType } from '#backend/ports/events.ts'
import { settlePending } from '#backend/processes/pending.ts'
import { type TestApp, createTestApp } from '#mocks/test.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { resolve } from '../../scripts/generate/document.ts'
import { bodyOf, contract, entries, examplesOf, successOf } from '../contract/contract.ts'
import { changeEvent } from '../store/samples.ts'
import { enter, formOf, idOf } from './entries.ts'
import { answer } from './processes.ts'
import { HOUR, logIn } from './support.ts'

const DAY = 24 * HOUR

/** The events of a call with the first example of its body, or the reason for none. */
const expected: Partial<Record<OperationId, EventType[] | string>> = {
  createEntry: ['entry-created', 'application-created'],
  createInquiry: ['message-received'],
  createInvitation: ['message-received'],
  login: 'a session is no change of a person',
  refreshSession: 'as for login',
  logout: 'as for login',
  checkEmail: 'reads only',
  verifyApplicant: 'reads only',
  activateApplicant: ['person-activated'],
  setInitialPassword: 'other systems have no use for passwords',
  changePassword: 'as for setInitialPassword',
  changeEmail: 'the address changes when it is confirmed',
  confirmEmail: ['profile-changed'],
  forgotPassword: 'sends a mail only',
  resetPassword: 'as for setInitialPassword',
  updateProfile: ['profile-changed'],
  updateWorkingHistory: ['profile-changed'],
  updateWorkingHistoryAddition: ['profile-changed'],
  storeResume: ['profile-changed'],
  storeCareer: ['profile-changed'],
  updateInterestedList: 'saved jobs are for the person alone',
  readNotification: 'as for updateInterestedList',
  requestInterview: ['talk-requested'],
  requestIntroduction: ['talk-requested'],
  sendContact: ['message-received'],
  applyForJobs: ['application-created'],
  changeProcessStatus: ['recommendation-answered'],
  submitConsent: ['process-changed'],
}

const writes = entries.filter(({ method }) => method !== 'get')

async function appOf(id: OperationId): Promise<TestApp> {
  const app = await createTestApp()
  if (id === 'setInitialPassword')
    await app.call('POST', '/applicant/activate', { body: { token: 'verify-pending' } })
  else if (operations[id].secured) await logIn(app)
  return app
}

const eventsOf = ({ env }: TestApp, after = 0) => env.store.events.after(after, 100)
const typesOf = async (app: TestApp, after = 0) => (await eventsOf(app, after)).map(({ type }) => type)
const lastOf = async (app: TestApp) => (await eventsOf(app)).at(-1)?.sequence ?? 0

test('each writing call has its events or a reason for none', () => {
  expect(Object.keys(expected).sort()).toEqual(writes.map(({ operation }) => operation.operationId).sort())
})

test.each(writes)('$operation.operationId', async (entry) => {
  const id = entry.operation.operationId as OperationId
  const app = await appOf(id)
  const media = bodyOf(entry)
  const [example] = media ? examplesOf(media.media) : []
  const body = id === 'refreshSession' ? { refresh_token: await logIn(app) } : example?.value
  const isForm = media?.contentType === 'multipart/form-data'
  const path = entry.path.replace(/\{(\w+)\}/, (_, name) => {
    const all = (entry.operation.parameters ?? []).map((parameter) => resolve(contract, parameter))
    return String(all.find((each) => each.in === 'path' && each.name === name)?.example)
  })
  const before = await lastOf(app)
  const { status } = await app.call('POST', path, {
    body: isForm ? formOf(Object(body)) : body,
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  })
  expect(status).toBe(successOf(entry).status)
  const events = expected[id]
  expect(new Set(await typesOf(app, before))).toEqual(new Set(typeof events === 'string' ? [] : events))
})

test('a call that fails records nothing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const app = await createTestApp()
  const { store } = app.env
  const transaction = store.transaction.bind(store)
  vi.spyOn(app.env.store, 'transaction').mockImplementation((work) =>
    transaction(async (inner) => {
      await work(inner)
      throw new Error('on purpose')
    }),
  )
  expect((await enter(app)).status).toBe(500)
  expect(await typesOf(app)).toEqual([])
})

describe('events', () => {
  test('have ids and states, and no texts of people', async () => {
    const app = await createTestApp()
    const id = idOf(await enter(app))
    const events = await eventsOf(app)
    expect(events[0]).toMatchObject({ type: 'entry-created', personId: id, processId: null })
    const person = await app.env.store.applicants.find(id)
    expect(person).not.toBeNull()
    expect(JSON.stringify(events)).not.toContain(person?.name)
    expect(JSON.stringify(events)).not.toContain(person?.email)
  })

  test('of an answer name the process, its job and the action; a new application follows', async () => {
    const app = await createTestApp()
    await logIn(app)
    const processes = await app.env.store.processes.ofApplicant(1001)
    const open = processes.find(({ isRecommended, details }) => isRecommended && details.answerBy !== null)
    const { id = 0, jobId } = open ?? {}
    expect((await answer(app, { process_id: id, action: 'apply' })).status).toBe(200)
    const events = await eventsOf(app)
    expect(events[0]).toMatchObject({
      type: 'recommendation-answered',
      personId: 1001,
      processId: id,
      jobId,
      data: { action: 'apply' },
    })
    expect(events[1]).toMatchObject({ type: 'application-created', jobId })
    expect(events[1]?.processId).not.toBe(id)
  })

  test('follow the decision of an employer, and the removal of an unconfirmed entry', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const app = await createTestApp()
    const id = idOf(await enter(app))
    await settlePending(app.env)
    app.wait(15 * DAY)
    const before = await lastOf(app)
    await cleanUp(app.env)
    const removed = (await eventsOf(app, before)).filter(({ personId }) => personId === id)
    expect(removed.map(({ type }) => type)).toEqual(['person-removed'])
  })

  test('are stored for 30 days', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const app = await createTestApp()
    const add = (personId: number) =>
      app.env.store.events.insert(changeEvent(personId, { at: app.env.clock().toISOString() }))
    await add(1)
    app.wait(30 * DAY)
    await add(2)
    await cleanUp(app.env)
    expect((await eventsOf(app)).map(({ personId }) => personId)).toContain(1)
    app.wait(1)
    await cleanUp(app.env)
    expect((await eventsOf(app)).map(({ personId }) => personId)).not.toContain(1)
  })
})
