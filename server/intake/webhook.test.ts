import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Intake } from '#backend/ports/intake.ts'
import { PENDING_STATUS_ID } from '#domain/processes/limits.ts'
import { createTestApp } from '#mocks/test.ts'
import { logIn } from '../../tests/backend/support.ts'
import { limits } from '../../tests/setup/limits.ts'
import { signatureOf, webhookIntake } from './webhook.ts'

const SECRET = 'a-secret-of-the-intake'
const application = { processId: 7, jobId: 20401, attempt: 1, sentAt: '2026-11-20T01:00:00.000Z' }

type Reply = { status?: number; body?: string } | 'silence' | 'hang up'

/** A little system with the given answers. It repeats the last one. */
async function startSystem() {
  const calls: { body: string; signature: string | undefined; method: string | undefined }[] = []
  const replies: Reply[] = []
  const server: Server = createServer((request, response) => void answer(request, response))

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await textOf(request)
    calls.push({ body, signature: String(request.headers['x-hashi-signature']), method: request.method })
    const reply = replies.length > 1 ? replies.shift() : replies[0]
    if (reply === 'hang up') request.socket.destroy()
    if (typeof reply !== 'object') return
    response.writeHead(reply.status ?? 200, { 'Content-Type': 'application/json', Location: '/elsewhere' })
    response.end(reply.body ?? '')
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/applications?key=in-the-url`,
    calls,
    answers: (...given: Reply[]) => void replies.splice(0, replies.length, ...given),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}

const accepted = { body: '{"decision":"accepted"}' }
const refused = { body: '{"decision":"refused"}' }
const pending = { body: '{"decision":"pending"}' }

/** Only a system without an answer reaches its limit, in ms. On a busy machine others need longer than a short one. */
const limitFor = (reply?: Reply) => (reply === 'silence' ? 200 : limits.step)

let system: Awaited<ReturnType<typeof startSystem>>
let now: number
let intake: Intake
let log: string[]

beforeEach(async () => {
  system = await startSystem()
  now = Date.parse('2026-11-20T01:00:01.000Z')
  intake = intakeWithin(limitFor())
  log = []
  vi.spyOn(console, 'error').mockImplementation((...parts) => void log.push(parts.join(' ')))
})
afterEach(() => system.close())

const intakeWithin = (timeLimit: number) =>
  webhookIntake({ url: system.url, secret: SECRET }, () => new Date(now), timeLimit)

const wait = (seconds: number) => void (now += seconds * 1000)

describe('an application', () => {
  test('is sent with an id, signed', async () => {
    system.answers(accepted)
    expect(await intake.decision(application)).toBe('accepted')
    const [call] = system.calls
    expect(call?.method).toBe('POST')
    expect(JSON.parse(call?.body ?? '')).toEqual({ id: '7-1', ...application })
    expect(call?.signature).toBe(signatureOf(call?.body ?? '', SECRET))
    expect(call?.signature).toMatch(/^[0-9a-f]{64}$/)
    expect(call?.signature).not.toBe(signatureOf(`${call?.body} `, SECRET))
  })

  test('may be refused', async () => {
    system.answers(refused)
    expect(await intake.decision(application)).toBe('refused')
  })

  test('never counts as accepted before the system was asked', () => {
    expect(intake.acceptsAtOnce(application.jobId)).toBe(false)
  })

  test('that is pending is sent again, with the same id, after growing pauses', async () => {
    system.answers(pending, pending, accepted)
    expect(await intake.decision(application)).toBeNull()
    expect(await intake.decision(application)).toBeNull()
    expect(system.calls).toHaveLength(1)
    wait(2)
    expect(await intake.decision(application)).toBeNull()
    expect(system.calls).toHaveLength(2)
    wait(2)
    expect(await intake.decision(application)).toBeNull()
    expect(system.calls).toHaveLength(2)
    wait(2)
    expect(await intake.decision(application)).toBe('accepted')
    expect(new Set(system.calls.map(({ body }) => JSON.parse(body).id))).toEqual(new Set(['7-1']))
  })

  test('after a refusal has another id', async () => {
    system.answers(refused, accepted)
    await intake.decision(application)
    await intake.decision({ ...application, attempt: 2 })
    expect(system.calls.map(({ body }) => JSON.parse(body).id)).toEqual(['7-1', '7-2'])
  })

  test('is sent once for calls at the same time', async () => {
    system.answers(accepted)
    expect(await Promise.all([intake.decision(application), intake.decision(application)])).toEqual([
      'accepted',
      'accepted',
    ])
    expect(system.calls).toHaveLength(1)
  })
})

describe('a system that', () => {
  test.each<[string, Reply, string]>([
    ['fails', { status: 500, body: 'oops, secret words' }, 'status 500'],
    ['redirects', { status: 307 }, 'no connection'],
    ['does not answer', 'silence', 'no answer in time'],
    ['hangs up', 'hang up', 'no connection'],
    ['answers other JSON', { body: '{"result":true}' }, 'not the expected JSON'],
    ['answers no JSON', { body: '<html>' }, 'not the expected JSON'],
    ['answers nothing', { body: '' }, 'not the expected JSON'],
  ])('%s leaves the application pending, and gets it again later', async (_, reply, reason) => {
    intake = intakeWithin(limitFor(reply))
    system.answers(reply, accepted)
    expect(await intake.decision(application)).toBeNull()
    expect(log).toEqual([`The intake gave no answer: ${reason}`])
    expect(await intake.decision({ ...application, processId: 8 })).toBeNull()
    expect(system.calls).toHaveLength(1)
    wait(2)
    expect(await intake.decision(application)).toBe('accepted')
  })

  test('never answers is asked with pauses of at most ten minutes', async () => {
    system.answers({ status: 503 })
    const hours = 2
    for (let second = 0; second < hours * 3600; second += 10) {
      await intake.decision(application)
      wait(10)
    }
    expect(system.calls.length).toBeGreaterThan(hours * 6)
    expect(system.calls.length).toBeLessThan(hours * 6 + 12)
    expect(log).toEqual(['The intake gave no answer: status 503'])
  })

  test('does not answer several applications at once gets them again after one pause', async () => {
    system.answers({ status: 503 })
    const ids = [1, 2, 3, 4, 5, 6, 7, 8]
    await Promise.all(ids.map((processId) => intake.decision({ ...application, processId })))
    expect(system.calls).toHaveLength(ids.length)
    system.answers(accepted)
    wait(2)
    expect(await intake.decision(application)).toBe('accepted')
  })
})

test('a recommendation that was applied for is pending until the system accepts it', async () => {
  const app = await createTestApp()
  app.env.intake = webhookIntake({ url: system.url, secret: SECRET }, app.env.clock, limitFor())
  await logIn(app)
  system.answers({ status: 500 }, accepted)
  const body = { process_id: 3008, action: 'apply' }
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  const applied = await app.call('POST', '/process/change-status', { body, headers })
  expect(applied).toMatchObject({ status: 200, body: { status_id: PENDING_STATUS_ID } })
  const read = () => app.call('GET', '/process/recommend/3008')
  expect(await read()).toMatchObject({ body: { status_id: PENDING_STATUS_ID } })
  app.wait(2_000)
  expect((await read()).body).not.toMatchObject({ status_id: PENDING_STATUS_ID })
  const sent = await app.env.store.processes.find(3008)
  expect(sent?.details.relatedId).not.toBeNull()
})
