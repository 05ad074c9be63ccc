import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RETRY } from '#domain/limits.ts'
import { configureApi, http } from './http.ts'

const transport = vi.fn<(request: Request) => Promise<Response>>()

/** Mocks the server's responses; the last one repeats. */
function respondWith(...responses: (() => Response)[]) {
  const left = [...responses]
  transport.mockImplementation(async () => {
    const [next] = left.length > 1 ? left.splice(0, 1) : left
    return next ? next() : new Response('{}')
  })
}

const failure =
  (status: number, retryAfter = '') =>
  () =>
    new Response('', { status, headers: retryAfter ? { 'Retry-After': retryAfter } : {} })

/** Returns a call's result or error, without an unhandled rejection in between. */
const outcome = (call: Promise<unknown>) => call.catch((error: unknown) => error)

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T03:00:00Z') })
  transport.mockReset()
  configureApi({ transport })
})
afterEach(() => {
  vi.useRealTimers()
})

const statuses = [400, 401, 403, 404, 405, 408, 409, 410, 413, 415, 422, 425, 429, 500, 501, 502, 503, 504]
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

test.each(statuses.flatMap((status) => methods.map((method) => [status, method] as const)))(
  '%i to a %s',
  async (status, method) => {
    respondWith(failure(status))
    const call = outcome(http('/job', { method }))
    await vi.runAllTimersAsync()
    expect(await call).toMatchObject({ name: 'ApiError', status })
    const isRetried = method === 'GET' && RETRY.statuses.includes(status)
    expect(transport).toHaveBeenCalledTimes(isRetried ? 2 : 1)
  },
)

test('the specification names eight statuses', () => {
  expect(RETRY.statuses).toEqual([408, 409, 425, 429, 500, 502, 503, 504])
})

const lost = () =>
  new ReadableStream({
    start: (controller) => controller.error(new TypeError('network error')),
  })

test.each([
  ['a connection that is lost during the response', () => new Response(lost()), 0],
  ['a response that is not JSON', () => new Response('<html>'), 0],
  [
    'a truncated problem',
    () => new Response('{"type":', { status: 422, headers: { 'Content-Type': 'application/problem+json' } }),
    422,
  ],
])('%s', async (_name, response, status) => {
  respondWith(response)
  expect(await outcome(http('/entry', { method: 'POST' }))).toMatchObject({
    name: 'ApiError',
    status,
    problem: null,
  })
})

test('the response to a retry is the result', async () => {
  respondWith(failure(503), () => Response.json({ total: 3 }))
  const call = http('/job', { method: 'GET' })
  await vi.runAllTimersAsync()
  expect(await call).toEqual({ total: 3 })
})

test.each([
  ['', 0],
  ['0', 0],
  ['3', 3000],
  ['10', 10_000],
  ['Fri, 20 Nov 2026 03:00:04 GMT', 4000],
  ['Fri, 20 Nov 2026 02:00:00 GMT', 0],
  ['soon', 0],
])('Retry-After "%s" causes a wait of %i ms', async (header, wait) => {
  respondWith(failure(429, header))
  const call = outcome(http('/job', { method: 'GET' }))
  await vi.advanceTimersByTimeAsync(Math.max(0, wait - 1))
  expect(transport).toHaveBeenCalledTimes(wait === 0 ? 2 : 1)
  await vi.advanceTimersByTimeAsync(1)
  expect(transport).toHaveBeenCalledTimes(2)
  await call
})

test.each(['11', 'Fri, 20 Nov 2026 03:00:11 GMT'])(
  'Retry-After "%s" is too long to wait for',
  async (header) => {
    respondWith(failure(503, header))
    const call = outcome(http('/job', { method: 'GET' }))
    await vi.runAllTimersAsync()
    expect(await call).toMatchObject({ status: 503 })
    expect(transport).toHaveBeenCalledTimes(1)
  },
)

test('a lost connection fails immediately', async () => {
  transport.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(http('/job', { method: 'GET' })).rejects.toMatchObject({ name: 'ApiError', status: 0 })
  expect(transport).toHaveBeenCalledTimes(1)
})

test('an abort during the wait rejects immediately', async () => {
  respondWith(failure(503, '8'))
  const controller = new AbortController()
  const call = outcome(http('/job', { method: 'GET', signal: controller.signal }))
  await vi.advanceTimersByTimeAsync(1000)
  controller.abort()
  expect(await call).toMatchObject({ name: 'AbortError' })
  await vi.runAllTimersAsync()
  expect(transport).toHaveBeenCalledTimes(1)
})

test('an abort before the response prevents the wait', async () => {
  const controller = new AbortController()
  transport.mockImplementation(async () => {
    controller.abort()
    return failure(503, '8')()
  })
  const call = outcome(http('/job', { method: 'GET', signal: controller.signal }))
  await vi.advanceTimersByTimeAsync(0)
  expect(await call).toMatchObject({ name: 'AbortError' })
})
