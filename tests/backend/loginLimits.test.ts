import { describe, expect, test, vi } from 'vitest'
import { Unavailable } from '#backend/ports/unavailable.ts'
import { removeExpired } from '#backend/session/session.ts'
import { type TestApp, type TestCall, createTestApp } from '#mocks/test.ts'
import { HOUR, MINUTE, logIn, maria } from './support.ts'

const wrong = 'wrong2026'
const DAY = 24 * HOUR

type Login = TestCall & { email?: string; password?: string }

const login = ({ call }: TestApp, { email = maria.email, password = wrong, ...rest }: Login = {}) =>
  call('POST', '/applicant/login', { cookies: {}, ...rest, body: { email, password } })

/** Logs in with an address that the test has not used before. */
const loginAsStranger = (app: TestApp, number: number, rest: TestCall = {}) =>
  login(app, { ...rest, email: `stranger${number}@example.com` })

async function statusesOf(answers: Promise<{ status: number }>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  for (const { status } of await Promise.all(answers)) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('failed logins of a network', () => {
  test('are limited to 60 in ten minutes, counted exactly, whatever the e-mail addresses', async () => {
    const app = await createTestApp()
    expect(await statusesOf(times(80).map((number) => loginAsStranger(app, number)))).toEqual({
      401: 60,
      429: 20,
    })
    const refused = await login(app, { password: maria.password })
    expect(refused).toMatchObject({ status: 429, body: { type: '/problems/too-many-requests' } })
    expect(refused.headers.get('Retry-After')).toBe('600')
    app.wait(10 * MINUTE)
    expect(await login(app, { password: maria.password })).toMatchObject({ status: 200 })
  })

  test('do not affect other networks; a network is the /64 of an IPv6 address', async () => {
    const app = await createTestApp()
    const addresses = times(61).map((number) => `2001:db8:0:1::${(number + 1).toString(16)}`)
    await statusesOf(addresses.map((address, number) => loginAsStranger(app, number, { address })))
    expect((await loginAsStranger(app, 100, { address: '2001:db8:0:1:ffff::9' })).status).toBe(429)
    expect((await loginAsStranger(app, 101, { address: '2001:db8:0:2::1' })).status).toBe(401)
  })

  test('are not reset by a success, and a success does not count', async () => {
    const app = await createTestApp()
    await statusesOf(times(59).map((number) => loginAsStranger(app, number)))
    for (let count = 0; count < 3; count++)
      expect((await login(app, { password: maria.password })).status).toBe(200)
    expect((await loginAsStranger(app, 100)).status).toBe(401)
    expect((await login(app, { password: maria.password })).status).toBe(429)
  })

  test('do not include logins refused by the limit of the e-mail address', async () => {
    const app = await createTestApp()
    await statusesOf(times(100).map(() => login(app)))
    expect((await loginAsStranger(app, 1)).status).toBe(401)
  })

  test('have a configurable limit', async () => {
    const app = await createTestApp()
    const failedLoginsOfNetwork = { count: 1, within: MINUTE }
    app.env.config.limits = { ...app.env.config.limits, failedLoginsOfNetwork }
    expect((await loginAsStranger(app, 1)).status).toBe(401)
    expect((await loginAsStranger(app, 2)).status).toBe(429)
  })
})

describe('a browser with an earlier login of the owner', () => {
  const password = maria.password
  const deviceOf = ({ jar }: TestApp) => ({ hashi_device: jar.get('hashi_device') ?? '' })

  async function appOfOwner(): Promise<TestApp & { device: Record<string, string> }> {
    const app = await createTestApp()
    await logIn(app)
    return { ...app, device: deviceOf(app) }
  }
  const lockOut = (app: TestApp) => statusesOf(times(5).map(() => login(app)))

  test('gets a cookie that scripts cannot read, for 180 days', async () => {
    const app = await createTestApp()
    const { setCookies } = await app.call('POST', '/applicant/login', { body: maria })
    expect(setCookies[2]).toMatch(
      /^hashi_device=[\w.-]{100,}; Path=\/; HttpOnly; Max-Age=15552000; SameSite=Lax$/,
    )
    expect((await login(app)).setCookies).toEqual([])
  })

  test('is not locked out by the failures of others or of its network', async () => {
    const app = await appOfOwner()
    await lockOut(app)
    await statusesOf(times(60).map((number) => loginAsStranger(app, number)))
    expect((await login(app, { password })).status).toBe(429)
    expect((await login(app, { password, cookies: app.device })).status).toBe(200)
  })

  test('has its own limit of five failures, which do not lock out others', async () => {
    const app = await appOfOwner()
    const own = { cookies: app.device }
    expect(await statusesOf(times(8).map(() => login(app, own)))).toEqual({ 401: 5, 429: 3 })
    expect((await login(app, { password, cookies: app.device })).status).toBe(429)
    expect((await login(app, { password })).status).toBe(200)
    app.wait(15 * MINUTE)
    expect((await login(app, { password, ...own })).status).toBe(200)
  })

  test('is known for its own account only', async () => {
    const app = await appOfOwner()
    await lockOut(app)
    await statusesOf(times(5).map(() => login(app, { email: 'linh@example.com' })))
    const cookies = app.device
    expect((await login(app, { email: 'linh@example.com', password, cookies })).status).toBe(429)
  })

  test('is no longer known after a change of the password or after 180 days', async () => {
    const app = await appOfOwner()
    await lockOut(app)
    const applicant = await app.env.store.applicants.findByEmail(maria.email)
    if (!applicant) throw new Error('There is no applicant')
    const passwordHash = await app.env.passwords.hash(password)
    await app.env.store.applicants.update({ ...applicant, passwordHash })
    expect((await login(app, { password, cookies: app.device })).status).toBe(429)
    await app.env.store.applicants.update(applicant)
    app.wait(180 * DAY)
    await lockOut(app)
    expect((await login(app, { password, cookies: app.device })).status).toBe(200)
    app.wait(1)
    await lockOut(app)
    expect((await login(app, { password, cookies: app.device })).status).toBe(429)
  })

  test.each([
    ['without a signature', (token: string) => token.split('.').slice(0, 2).join('.')],
    ['with an empty signature', (token: string) => `${token.split('.').slice(0, 2).join('.')}.`],
    ['with another signature', (token: string) => token.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
    [
      'with another time',
      (token: string) => token.replace(/\.\d+\./, (at) => `.${Number(at.slice(1, -1)) + 1}.`),
    ],
    ['with another id', (token: string) => `x${token}`],
    ['with an additional part', (token: string) => `${token}.x`],
    ['of arbitrary text', () => 'known'],
  ])('is not known by a cookie %s', async (_, change) => {
    const app = await appOfOwner()
    await lockOut(app)
    const cookies = { hashi_device: change(app.device['hashi_device'] ?? '') }
    expect((await login(app, { password, cookies })).status).toBe(429)
  })
})

describe('a server with too many passwords in its queue', () => {
  const full = () => new Unavailable('on purpose', { retryAfter: 7 })

  async function expectRefusals(app: TestApp): Promise<void> {
    for (let count = 0; count < 6; count++) {
      const response = await login(app)
      expect(response).toMatchObject({ status: 503, body: { type: '/problems/service-unavailable' } })
      expect(response.headers.get('Retry-After')).toBe('7')
    }
  }

  test('responds with 503 and the time to wait without a call of the store, and logs it once', async () => {
    const app = await createTestApp()
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(app.env.passwords, 'checkRoom').mockImplementation(() => {
      throw full()
    })
    app.env.store = new Proxy(app.env.store, {
      get(_, name) {
        throw new Error(`The store was asked for ${String(name)}`)
      },
    })
    await expectRefusals(app)
    expect(errors.mock.calls).toEqual([['on purpose']])
  })

  test('counts no login that found the queue full only after it was counted', async () => {
    const app = await createTestApp()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const verify = vi.spyOn(app.env.passwords, 'verify').mockRejectedValue(full())
    await expectRefusals(app)
    verify.mockRestore()
    expect((await login(app, { password: maria.password })).status).toBe(200)
  })
})

test.each([maria.email, 'nobody@example.com', 'pending@example.com'])(
  'one password is hashed for %s, with the same number of rounds',
  async (email) => {
    const app = await createTestApp()
    const verify = vi.spyOn(app.env.passwords, 'verify')
    const hash = vi.spyOn(app.env.passwords, 'hash')
    expect((await login(app, { email })).status).toBe(401)
    expect(hash).not.toHaveBeenCalled()
    expect(verify).toHaveBeenCalledOnce()
    expect(verify.mock.calls[0]?.[1]).toMatch(/^1000\$[\da-f]{32}\$[\da-f]{64}$/)
  },
)

test('a flood of refused logins leaves a bounded number of counted keys, and none when they have expired', async () => {
  const app = await createTestApp()
  const { count } = app.env.config.limits.failedLoginsOfNetwork
  const keys = async () => Object.keys((await app.env.store.snapshot()).rows['attempts'] ?? {}).length
  const before = await keys()
  for (const number of times(10 * count)) await loginAsStranger(app, number)
  // One key of the network, and one for each address that was counted.
  expect((await keys()) - before).toBeLessThanOrEqual(count + 1)
  app.wait(HOUR)
  await removeExpired(app.env)
  expect(await keys()).toBe(0)
})
