import { describe, expect, test, vi } from 'vitest'
import { random, sha256 } from '#backend/crypto.ts'
import { sendQueued } from '#backend/mail/queue.ts'
import { runRetention } from '#backend/retention/run.ts'
import { removeExpired } from '#backend/session/session.ts'
import { filledEntry } from '#domain/forms/samples.ts'
import { type TestApp, createTestApp } from '#mocks/test.ts'
import { issueToken } from './account.ts'
import { enter } from './entries.ts'
import { HOUR, MINUTE, logIn, maria } from './support.ts'

const DAY = 24 * HOUR
const YEAR = 365 * DAY

const auth = async ({ call }: TestApp) => (await call('GET', '/applicant/auth')).status
const refresh = async ({ call }: TestApp, refresh_token: string) =>
  (await call('POST', '/applicant/refresh', { body: { refresh_token } })).status
const login = ({ call }: TestApp, password: string) =>
  call('POST', '/applicant/login', { cookies: {}, body: { email: maria.email, password } })

describe('when the clock is set back', () => {
  test.each([HOUR, DAY, YEAR])('by %i ms, no person is locked out', async (time) => {
    const app = await createTestApp()
    for (let count = 0; count < 5; count++) await login(app, 'wrong2026')
    app.wait(-time)
    expect((await login(app, maria.password)).status).toBe(200)
  })

  test('by half a minute, the failures still count', async () => {
    const app = await createTestApp()
    for (let count = 0; count < 5; count++) await login(app, 'wrong2026')
    app.wait(-MINUTE / 2)
    const refused = await login(app, maria.password)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toBe(String(15 * 60 + 30))
  })

  test('by an hour, sessions and refresh tokens stay', async () => {
    const app = await createTestApp()
    const token = await logIn(app)
    app.wait(-HOUR)
    expect(await auth(app)).toBe(200)
    expect(await refresh(app, token)).toBe(200)
  })

  test.each([DAY, YEAR])('by %i ms, none of them outlives its lifetime', async (time) => {
    const app = await createTestApp()
    const token = await logIn(app)
    app.wait(-time)
    expect(await auth(app)).toBe(401)
    expect(await refresh(app, token)).toBe(401)
  })

  test('by a year, links in mails and counted attempts are removed', async () => {
    const app = await createTestApp()
    const { env } = app
    const token = await issueToken(app, { applicantId: 1003, purpose: 'verify' })
    await login(app, 'wrong2026')
    const key = `login:email:${await sha256(maria.email)}`
    app.wait(-YEAR)
    await removeExpired(env)
    expect(await env.store.linkTokens.find(await sha256(token))).toBeNull()
    expect(await env.store.attempts.times(key)).toEqual([])
  })
})

test.each([HOUR, DAY, YEAR])('after a clock jump ahead by %i ms, login works', async (time) => {
  const app = await createTestApp()
  for (let count = 0; count < 5; count++) await login(app, 'wrong2026')
  app.wait(time)
  expect((await login(app, maria.password)).status).toBe(200)
})

test('counted attempts are removed as soon as they expire', async () => {
  const app = await createTestApp()
  await login(app, 'wrong2026')
  const key = `login:email:${await sha256(maria.email)}`
  app.wait(15 * MINUTE)
  await removeExpired(app.env)
  expect(await app.env.store.attempts.times(key)).toHaveLength(1)
  app.wait(2 * MINUTE)
  await removeExpired(app.env)
  expect(await app.env.store.attempts.times(key)).toEqual([])
})

test('tokens have 192 random bits', () => {
  const tokens = Array.from({ length: 1000 }, () => random.token('t'))
  expect(new Set(tokens).size).toBe(1000)
  for (const token of tokens) expect(token).toMatch(/^t_[\w-]{32}$/)
})

describe('mails and the daily job', () => {
  test('after the clock was set back by an hour, a mail that waits is sent once, and a new one at once', async () => {
    const app = await createTestApp()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(app.env.mailer, 'send').mockRejectedValueOnce(new Error('connect ECONNREFUSED'))
    await enter(app)
    app.wait(-HOUR)
    const email = 'ben@example.com'
    await enter(app, { email, email_confirm: email })
    expect(app.env.mailer.sent.map(({ to }) => to)).toEqual([email])
    app.wait(HOUR + 2 * MINUTE)
    for (const _ of [1, 2]) await sendQueued(app.env)
    expect(app.env.mailer.sent.map(({ to }) => to)).toEqual([email, filledEntry.email])
  })

  test('after a jump ahead by a day, a mail that waits is sent once', async () => {
    const app = await createTestApp()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(app.env.mailer, 'send').mockRejectedValueOnce(new Error('connect ECONNREFUSED'))
    await enter(app)
    app.wait(DAY)
    for (const _ of [1, 2]) await sendQueued(app.env)
    expect(app.env.mailer.sent.map(({ to }) => to)).toEqual([filledEntry.email])
  })

  test.each([DAY, -HOUR])('a jump by %i ms makes the daily job remove nothing of today', async (time) => {
    const app = await createTestApp()
    await enter(app)
    const before = await app.env.store.snapshot()
    app.wait(time)
    expect((await runRetention(app.env)).map(({ rows }) => rows)).toEqual([0, 0, 0, 0, 0, 0])
    expect(await app.env.store.snapshot()).toEqual(before)
  })
})
