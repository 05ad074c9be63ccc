import { describe, expect, test } from 'vitest'
import { openSession } from '#backend/session/session.ts'
import { type TestApp, createTestApp } from '#mocks/test.ts'
import { operations } from '#openapi/generated/operations.ts'
import { brokenRules } from './entries.ts'
import { HOUR, MINUTE, logIn, maria, refreshTokenOf } from './support.ts'

const auth = ({ call }: TestApp, cookies?: Record<string, string>) =>
  call('GET', '/applicant/auth', { cookies })
const refresh = ({ call }: TestApp, refresh_token: string) =>
  call('POST', '/applicant/refresh', { body: { refresh_token } })
const tryPassword = ({ call }: TestApp, password: string, email = maria.email) =>
  call('POST', '/applicant/login', { body: { email, password } })

describe('login', () => {
  test('returns the applicant and sets the cookies', async () => {
    const app = await createTestApp()
    const answer = await app.call('POST', '/applicant/login', { body: maria })
    expect(answer.body).toMatchObject({
      auth: { id: 1001, role_id: 2, email: maria.email, passwordSet: true },
    })
    expect(answer.setCookies).toHaveLength(3)
    expect(answer.setCookies[0]).toMatch(/^hashi_sid=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(answer.setCookies[1]).toBe('hashi_session=1; Path=/; SameSite=Lax')
    expect(await auth(app)).toMatchObject({ status: 200, body: { id: 1001 } })
  })

  test('sets Secure if the site uses https', async () => {
    const app = await createTestApp()
    app.env.config.secureCookies = true
    const { setCookies } = await app.call('POST', '/applicant/login', { body: maria })
    expect(setCookies.every((cookie) => cookie.endsWith('; Secure'))).toBe(true)
    expect(setCookies.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-hashi_sid',
      'hashi_session',
      'hashi_device',
    ])
    expect((await auth(app)).status).toBe(200)
  })

  test('accepts no session from a neighbouring domain if the site uses https', async () => {
    const app = await createTestApp()
    await logIn(app)
    app.env.config.secureCookies = true
    expect(app.jar.has('hashi_sid')).toBe(true)
    expect((await auth(app)).status).toBe(401)
  })

  test('ignores the case of the address', async () => {
    expect(await tryPassword(await createTestApp(), maria.password, 'Maria@Example.COM')).toMatchObject({
      status: 200,
    })
  })

  test('does not reveal whether address or password was wrong', async () => {
    const app = await createTestApp()
    const answers = await Promise.all([
      tryPassword(app, 'hashi2025'),
      tryPassword(app, maria.password, 'nobody@example.com'),
      tryPassword(app, maria.password, 'pending@example.com'),
    ])
    for (const { status, body, setCookies } of answers) {
      expect({ status, body, setCookies }).toEqual({ status: 401, body: answers[0]?.body, setCookies: [] })
    }
    expect(answers[0]?.body).toMatchObject({ type: '/problems/login-failed' })
  })

  test.each([
    ['a living', 0],
    ['an expired', 3 * HOUR],
  ])('ends the line of %s session that this browser had before', async (_, time) => {
    const app = await createTestApp()
    const earlier = await logIn(app)
    app.wait(time)
    await auth(app)
    const later = await logIn(app)
    expect(await refresh(app, earlier)).toMatchObject({ status: 401 })
    expect(await refresh(app, later)).toMatchObject({ status: 200 })
  })

  test('refuses a malformed address and an empty password with their rules', async () => {
    const answer = await tryPassword(await createTestApp(), '', 'maria@example')
    expect(brokenRules(answer)).toEqual({ email: 'emailFormat', password: 'required' })
  })

  test('accepts no token of the bot check', async () => {
    const body = { ...maria, captcha_token: 'x' }
    const answer = await (await createTestApp()).call('POST', '/applicant/login', { body })
    expect(brokenRules(answer)).toEqual({ captcha_token: 'invalid' })
  })

  test('ends the session that this browser had before', async () => {
    const app = await createTestApp()
    await logIn(app)
    const before = Object.fromEntries(app.jar)
    await logIn(app)
    expect(await auth(app, before)).toMatchObject({ status: 401 })
    expect(await auth(app)).toMatchObject({ status: 200 })
  })
})

describe('five failed logins for an address', () => {
  async function appAfter(failures: number): Promise<TestApp> {
    const app = await createTestApp()
    for (let count = 0; count < failures; count++) {
      expect(await tryPassword(app, 'wrong')).toMatchObject({ status: 401 })
      app.wait(MINUTE)
    }
    return app
  }

  test('cause a 429 with the time to wait, also for the right password and any notation of the address', async () => {
    const app = await appAfter(5)
    for (const email of [maria.email, 'MARIA@example.com']) {
      const answer = await tryPassword(app, maria.password, email)
      expect(answer).toMatchObject({ status: 429, body: { type: '/problems/too-many-requests' } })
      expect(answer.headers.get('Retry-After')).toBe(String(10 * 60))
    }
  })

  test('expire 15 minutes after the first of them', async () => {
    const app = await appAfter(5)
    app.wait(10 * MINUTE - 1000)
    expect(await tryPassword(app, maria.password)).toMatchObject({ status: 429 })
    app.wait(1001)
    expect(await tryPassword(app, maria.password)).toMatchObject({ status: 200 })
  })

  test('do not affect other addresses', async () => {
    expect(await tryPassword(await appAfter(5), maria.password, 'linh@example.com')).toMatchObject({
      status: 200,
    })
  })

  test('are reset by a success', async () => {
    const app = await appAfter(4)
    expect(await tryPassword(app, maria.password)).toMatchObject({ status: 200 })
    for (let count = 0; count < 5; count++)
      expect(await tryPassword(app, 'wrong')).toMatchObject({ status: 401 })
    expect(await tryPassword(app, 'wrong')).toMatchObject({ status: 429 })
  })

  test('also count when they are concurrent', async () => {
    const app = await createTestApp()
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryPassword(app, 'wrong')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
  })
})

describe('a session', () => {
  test('ends after two hours without a call', async () => {
    const app = await createTestApp()
    await logIn(app)
    for (let count = 0; count < 3; count++) {
      app.wait(2 * HOUR - MINUTE)
      expect(await auth(app)).toMatchObject({ status: 200 })
    }
    app.wait(2 * HOUR + MINUTE)
    expect(await auth(app)).toMatchObject({ status: 401 })
  })

  test('ends after 24 hours, even when in use', async () => {
    const app = await createTestApp()
    await logIn(app)
    for (let hours = 1; hours <= 24; hours++) {
      app.wait(HOUR)
      expect(await auth(app)).toMatchObject({ status: 200 })
    }
    app.wait(MINUTE)
    expect(await auth(app)).toMatchObject({ status: 401 })
  })

  test('is stored without its token', async () => {
    const app = await createTestApp()
    await logIn(app)
    expect(await app.env.store.sessions.find(app.jar.get('hashi_sid') ?? '')).toBeNull()
  })

  test('has responses with no-store', async () => {
    const app = await createTestApp()
    await logIn(app)
    expect((await auth(app)).headers.get('Cache-Control')).toBe('no-store')
  })
})

describe('refresh', () => {
  test('issues a new token and new cookies; the old session ends', async () => {
    const app = await createTestApp()
    const first = await logIn(app)
    const before = Object.fromEntries(app.jar)
    const answer = await refresh(app, first)
    expect(answer.status).toBe(200)
    expect(refreshTokenOf(answer.body)).not.toBe(first)
    expect(await auth(app)).toMatchObject({ status: 200 })
    expect(await auth(app, before)).toMatchObject({ status: 401 })
  })

  test('renews an expired session, for 14 days', async () => {
    const app = await createTestApp()
    const first = await logIn(app)
    app.wait(13 * 24 * HOUR)
    expect(await auth(app)).toMatchObject({ status: 401 })
    const second = refreshTokenOf((await refresh(app, first)).body)
    expect(await auth(app)).toMatchObject({ status: 200 })
    app.wait(14 * 24 * HOUR + MINUTE)
    expect(await refresh(app, second)).toMatchObject({ status: 401 })
  })

  test('with a used token revokes the session and its line', async () => {
    const app = await createTestApp()
    const first = await logIn(app)
    const second = refreshTokenOf((await refresh(app, first)).body)
    const thief = await refresh(app, first)
    expect(thief).toMatchObject({ status: 401, body: { type: '/problems/unauthorized' } })
    expect([...app.jar.keys()]).toEqual(['hashi_device'])
    expect(await refresh(app, second)).toMatchObject({ status: 401 })
  })

  test('twice concurrently does not leave two sessions', async () => {
    const app = await createTestApp()
    const first = await logIn(app)
    const answers = await Promise.all([refresh(app, first), refresh(app, first)])
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 401]))
    for (const { setCookies } of answers) {
      const sid = setCookies.find((cookie) => cookie.startsWith('hashi_sid='))?.split(/[=;]/)[1] ?? ''
      expect(await auth(app, { hashi_sid: sid })).toMatchObject({ status: 401 })
    }
  })

  test('leaves the sessions of other logins alone', async () => {
    const app = await createTestApp()
    const first = await logIn(app)
    const otherBrowser = await app.call('POST', '/applicant/login', { body: maria, cookies: {} })
    await refresh(app, first)
    await refresh(app, first)
    expect(await refresh(app, refreshTokenOf(otherBrowser.body))).toMatchObject({ status: 200 })
  })

  test.each(['', 'rt_unknown'])('with %j is refused', async (token) => {
    const app = await createTestApp()
    expect((await refresh(app, token)).status).toBeOneOf([401, 422])
  })
})

describe('logout', () => {
  test('ends the session, revokes the refresh token and clears the cookies', async () => {
    const app = await createTestApp()
    const token = await logIn(app)
    const before = Object.fromEntries(app.jar)
    const answer = await app.call('POST', '/applicant/logout')
    expect(answer).toMatchObject({ status: 200, body: { result: true } })
    expect(answer.setCookies.filter((cookie) => cookie.includes('Max-Age=0'))).toHaveLength(2)
    expect(await auth(app, before)).toMatchObject({ status: 401 })
    expect(await refresh(app, token)).toMatchObject({ status: 401 })
  })

  test('works without a session', async () => {
    expect(await (await createTestApp()).call('POST', '/applicant/logout')).toMatchObject({ status: 200 })
  })
})

describe('auth', () => {
  test('returns when an interview and an introduction were requested', async () => {
    const app = await createTestApp()
    await logIn(app)
    expect((await auth(app)).body).toMatchObject({
      interviewRequestedAt: expect.stringMatching(/^2026-10-01T.*[+]09:00$/),
      introductionRequestedAt: null,
    })
  })
})

describe('before the first password', () => {
  const allowed = ['getAuth', 'logout', 'setInitialPassword']
  const others = Object.entries(operations).filter(([id, row]) => row.secured && !allowed.includes(id))

  async function appOfNewcomer(): Promise<TestApp> {
    const app = await createTestApp()
    const at = app.env.clock().toISOString()
    const newcomer = { name: 'New', email: 'new@example.com', language: 'en', passwordHash: null } as const
    const { id } = await app.env.store.applicants.insert({
      ...newcomer,
      activatedAt: at,
      welcomedAt: null,
      interviewRequestedAt: null,
      introductionRequestedAt: null,
      createdAt: at,
      accountVersion: 1,
      blockedAt: null,
    })
    const cookies = { incoming: {}, outgoing: [] }
    await openSession(app.env, cookies, id)
    for (const [name, value] of Object.entries(cookies.incoming)) app.jar.set(name, String(value))
    return app
  }

  test.each(others)('%s returns 403', async (_id, { method, path }) => {
    const app = await appOfNewcomer()
    const answer = await app.call(method.toUpperCase(), path.replace('{id}', '1'))
    expect(answer).toMatchObject({ status: 403, body: { type: '/problems/password-not-set' } })
  })

  test('auth returns that it is not set; logout works', async () => {
    const app = await appOfNewcomer()
    expect(await auth(app)).toMatchObject({ status: 200, body: { passwordSet: false } })
    expect(await app.call('POST', '/applicant/logout')).toMatchObject({ status: 200 })
    expect(await auth(app)).toMatchObject({ status: 401 })
  })
})
