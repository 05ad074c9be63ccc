import { expect, test, vi } from 'vitest'
import type { Handlers } from '#backend/operation.ts'
import { type TestApp, createTestApp } from '#mocks/test.ts'
import { MINUTE, logIn, send } from './support.ts'

const handlers: Partial<Handlers> = { checkEmail: async () => ({ status: 200, body: { result: true } }) }

function check({ env }: TestApp, address = '192.0.2.1'): Promise<Response> {
  const init = { headers: { 'Content-Type': 'application/json' }, body: '{"email":"ana@example.com"}' }
  return send(env, 'POST', '/applicant/check-email', init, { handlers, address })
}

const statuses = async (calls: Promise<Response>[]) => (await Promise.all(calls)).map(({ status }) => status)

test('a network address may send 30 requests a minute, also concurrently', async () => {
  const app = await createTestApp()
  const answers = await statuses(Array.from({ length: 40 }, () => check(app)))
  expect(answers.filter((status) => status === 200)).toHaveLength(30)
  expect(answers.filter((status) => status === 429)).toHaveLength(10)
})

test('a retry succeeds after the time in the response', async () => {
  const app = await createTestApp()
  await statuses(Array.from({ length: 30 }, () => check(app)))
  app.wait(20_000)
  const refused = await check(app)
  expect(refused.headers.get('Retry-After')).toBe('40')
  expect(await refused.json()).toMatchObject({ type: '/problems/too-many-requests', status: 429 })
  app.wait(40_001)
  expect((await check(app)).status).toBe(200)
})

test('refused calls do not count', async () => {
  const app = await createTestApp()
  await statuses(Array.from({ length: 60 }, () => check(app)))
  app.wait(MINUTE + 1)
  expect(await statuses(Array.from({ length: 30 }, () => check(app)))).not.toContain(429)
})

test('a flood of refused calls asks the store once a second', async () => {
  const app = await createTestApp()
  await statuses(Array.from({ length: 31 }, () => check(app)))
  const count = vi.spyOn(app.env.store.attempts, 'count')
  expect(new Set(await statuses(Array.from({ length: 50 }, () => check(app))))).toEqual(new Set([429]))
  expect(count).not.toHaveBeenCalled()
  app.wait(1_000)
  await check(app)
  expect(count).toHaveBeenCalledOnce()
})

test('other addresses and other operations are not affected', async () => {
  const app = await createTestApp()
  await statuses(Array.from({ length: 31 }, () => check(app)))
  expect((await check(app, '192.0.2.2')).status).toBe(200)
  expect((await app.call('GET', '/job')).status).toBe(200)
})

test('the limit is configurable', async () => {
  const app = await createTestApp()
  app.env.config.limits = { ...app.env.config.limits, checkEmail: { count: 1, within: MINUTE } }
  expect(await statuses([check(app), check(app)])).toEqual([200, 429])
})

test.each([
  { path: '/applicant/check-email', count: 30, seconds: 60 },
  { path: '/applicant/forgot-password', count: 120, seconds: 600 },
  { path: '/applicant/contact', count: 120, seconds: 600 },
  { path: '/entry', count: 120, seconds: 600 },
  { path: '/inquiry', count: 120, seconds: 600 },
  { path: '/invitation', count: 120, seconds: 600 },
])(
  '$path is answered $count times in $seconds s, also when the bodies are wrong',
  async ({ path, count, seconds }) => {
    const app = await createTestApp()
    await logIn(app)
    const call = () => app.call('POST', path, { body: {} })
    const answers = await Promise.all(Array.from({ length: count }, call))
    expect(answers.map(({ status }) => status)).not.toContain(429)
    const refused = await call()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toBe(String(seconds))
  },
)
