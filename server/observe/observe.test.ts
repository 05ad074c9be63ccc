/** Tests the id, the line and the metrics of requests, and the health of the process. */

import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { createApp } from '#backend/app.ts'
import { callApp } from '#backend/call.ts'
import { sendQueued } from '#backend/mail/queue.ts'
import { inquiryRequest } from '#domain/forms/inquiryRequest.ts'
import { filledInquiry } from '#domain/forms/samples.ts'
import { createMockEnv } from '#mocks/env.ts'
import { currentRequest, fetchTraced, nameRoute } from './currentRequest.ts'
import { createHealth } from './health.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { observe } from './observe.ts'
import { createSecurity } from './security.ts'

const TRACE = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'

function createObserved(site: (request: Request) => Promise<Response>) {
  const lines: string[] = []
  const log = createLog('json', { write: (line) => void lines.push(line) })
  const metrics = createMetrics()
  const handle = observe(site, { log, metrics, addressOf: (_, address) => address })
  const call = (path: string, init: RequestInit) =>
    handle(new Request(`http://localhost${path}`, init), '192.0.2.77')
  const get = (path: string, headers = {}) => call(path, { headers })
  return { lines, log, metrics, get, call }
}

test('a request has an id, and one line without personal data', async () => {
  const { lines, get } = createObserved(async () => {
    nameRoute('login')
    return new Response('x', { status: 401 })
  })
  const response = await get('/api/v1/applicant/login?token=secret&email=ana@example.com', {
    traceparent: TRACE,
  })
  expect(lines).toHaveLength(1)
  const line: unknown = JSON.parse(lines.join(''))
  expect(line).toMatchObject({
    request: response.headers.get('X-Request-Id'),
    route: 'login',
    method: 'GET',
    status: 401,
    trace: '4bf92f3577b34da6a3ce929d0e0e4736',
  })
  expect(lines.join('')).not.toMatch(/secret|ana@|192\.0\.2/)
})

test('the trace of a caller is passed on, and an invalid one is not', async () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response())
  const { get } = createObserved(() => fetchTraced(new Request('http://localhost:9/other')))
  await get('/', { traceparent: TRACE })
  await get('/', { traceparent: '00-1-2-3' })
  // OpenTelemetry is registered, so it passes the trace on.
  const openTelemetry = Symbol.for('opentelemetry.js.api.1')
  Reflect.set(globalThis, openTelemetry, {})
  await get('/', { traceparent: TRACE })
  Reflect.deleteProperty(globalThis, openTelemetry)
  const traces = sent.mock.calls.map(([request]) =>
    request instanceof Request ? request.headers.get('traceparent') : undefined,
  )
  expect(traces).toEqual([TRACE, null, null])
  sent.mockRestore()
})

test('a mail, an event and a problem name the request that has caused them', async () => {
  const env = { ...(await createMockEnv()), requestId: () => currentRequest()?.id ?? null }
  const app = createApp(env)
  const { call } = createObserved(
    async (request) => (await callApp(app, { request, cookies: {}, address: '192.0.2.77' })).response,
  )
  const headers = { 'X-Requested-With': 'hashi', 'Content-Type': 'application/json' }
  const send = (body: object) =>
    call('/api/v1/inquiry', {
      method: 'POST',
      headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify(body),
    })
  const [last] = (await env.store.events.after(0, 500)).slice(-1)
  const sent = await send(inquiryRequest('general', filledInquiry.general))
  expect(sent.status).toBe(201)
  const requestId = sent.headers.get('X-Request-Id')
  expect(requestId).toMatch(/^[\da-f-]{36}$/)
  await sendQueued(env)
  expect(env.mailer.sent.map((mail) => mail.requestId)).toEqual([requestId, requestId])
  expect(await env.store.events.after(last?.sequence ?? 0, 9)).toMatchObject([{ requestId }])
  const refused = await send({ kind: 'general' })
  expect(refused.status).toBe(422)
  expect(refused.headers.get('X-Request-Id')).not.toBe(requestId)
})

test('security events are lines of their own, counted beyond the lines of a second', async () => {
  const { lines, log, metrics } = createObserved(async () => new Response())
  const report = createSecurity(log, metrics)
  for (let count = 0; count < 50; count++) report({ event: 'login-failed', personId: 7 })
  expect(lines).toHaveLength(20)
  expect(lines[0]).toContain('"event":"login-failed","personId":7')
  expect(await metrics.registry.metrics()).toContain('hashi_security_events_total{event="login-failed"} 50')
})

describe('health', () => {
  const path = (name: string) => new Request(`http://localhost${name}`)
  const ready = { schema: async () => true, index: async () => {} }
  const status = async (health: ReturnType<typeof createHealth>, name: string) =>
    (await health.handle(path(name)))?.status

  test('a process that drains is alive and not ready', async () => {
    const health = createHealth(ready)
    expect([await status(health, '/healthz'), await status(health, '/readyz')]).toEqual([200, 200])
    health.drain()
    expect([await status(health, '/healthz'), await status(health, '/readyz')]).toEqual([200, 503])
    expect(await health.handle(path('/jobs'))).toBeNull()
  })

  test.each([
    ['an older schema', { ...ready, schema: async () => false }],
    ['no database', { ...ready, schema: () => Promise.reject(new Error('lost')) }],
    ['no index', { ...ready, index: () => Promise.reject(new Error('none')) }],
  ])('with %s it is not ready', async (_, checks) => {
    expect(await status(createHealth(checks), '/readyz')).toBe(503)
  })
})

test('the dashboard and the alarms use metrics that exist', async () => {
  const { metrics, get } = createObserved(async () => new Response())
  await get('/')
  const env = await createMockEnv()
  const text = await metrics.text({ env, pool: () => ({ used: 1, idle: 2, waiting: 3 }) })
  expect(text).toContain('hashi_database_connections{state="waiting"} 3')
  const known = new Set(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  )
  for (const file of ['dashboard.json', 'alerts.yaml']) {
    const used =
      readFileSync(`docs/monitoring/${file}`, 'utf8').match(/\b(?:hashi|nodejs|process)_\w+/g) ?? []
    expect(used.length).toBeGreaterThan(5)
    expect(used.filter((name) => !known.has(name))).toEqual([])
  }
})
