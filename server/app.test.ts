import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { Hono } from 'hono'
import { describe, expect, test, vi } from 'vitest'
import { createApp } from '#backend/app.ts'
import type { Handlers } from '#backend/operation.ts'
import type { ReportSecurity } from '#backend/ports/securityEvents.ts'
import { createMockEnv } from '#mocks/env.ts'
import { type SiteOptions, createSite } from './app.ts'
import { createHttpServer } from './http/listen.ts'

/** The parts of a site without pages. */
const parts: Omit<SiteOptions, 'api'> = {
  answers: new Hono(),
  resources: [],
  pages: async () => new Response(),
  fatal: () => new Response('Page Not Found', { status: 500 }),
  origin: 'http://localhost',
  proxies: 0,
}

test('an unexpected error is logged, and the response is the page for such errors', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const reason = new Error('no memory')
  const api = createApp(await createMockEnv({}))
  const site = createSite({ ...parts, api, pages: () => Promise.reject(reason) })
  const response = await site(new Request('http://localhost/en/jobs?word=secret'))
  expect(response.status).toBe(500)
  expect(await response.text()).toBe('Page Not Found')
  expect(errors).toHaveBeenCalledWith('GET /en/jobs:', reason)
})

test.each([
  ['https://hashi.example.com', 'max-age=31536000'],
  ['http://localhost:3000', null],
])('the HSTS header of %s is %s', async (origin, header) => {
  const api = createApp(await createMockEnv({}))
  const site = createSite({ ...parts, api, origin })
  for (const path of ['/', '/api/v1/nothing']) {
    const response = await site(new Request(`http://localhost${path}`))
    expect(response.headers.get('Strict-Transport-Security')).toBe(header)
  }
})

test('a report of a violated policy is taken, unless it is too long', async () => {
  const security = vi.fn<ReportSecurity>()
  const site = createSite({ ...parts, api: createApp(await createMockEnv({})), security })
  const send = async (body: string) =>
    (await site(new Request('http://localhost/csp-reports', { method: 'POST', body }))).status
  const report = [{ body: { effectiveDirective: 'script-src', blockedURL: 'eval' } }]
  expect(await send(JSON.stringify(report))).toBe(204)
  expect(security).toHaveBeenCalledExactlyOnceWith({
    event: 'policy-violated',
    directive: 'script-src',
    blocked: 'eval',
  })
  expect(await send(' '.repeat(20_000))).toBe(413)
})

test.each([
  ['subdomains', 'max-age=31536000; includeSubDomains'],
  ['preload', 'max-age=31536000; includeSubDomains; preload'],
] as const)('HSTS includes what is configured, %s', async (hsts, header) => {
  const api = createApp(await createMockEnv({}))
  const site = createSite({ ...parts, api, origin: 'https://hashi.example.com', hsts })
  const response = await site(new Request('http://localhost/'))
  expect(response.headers.get('Strict-Transport-Security')).toBe(header)
})

test('every response has the same security headers', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const api = createApp(await createMockEnv({}))
  const pages = (request: Request) =>
    request.url.endsWith('/fails') ? Promise.reject(new Error('no memory')) : parts.pages(request)
  const site = createSite({ ...parts, api, pages })
  const requests = [
    new Request('http://localhost/'),
    new Request('http://localhost/fails'),
    new Request('http://localhost/', { method: 'POST' }),
    new Request('http://localhost/api/v1/nothing'),
    new Request('http://localhost/', { method: 'HEAD' }),
  ]
  for (const request of requests) {
    const { headers } = await site(request)
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    const sent = [...headers].filter(([name]) => !/^(?:content-|cache-|vary|allow|x-request-id)/.test(name))
    expect(Object.fromEntries(sent)).toEqual({
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy':
        'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    })
  }
})

test('a long path is cut in the log', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const api = createApp(await createMockEnv({}))
  const site = createSite({ ...parts, api, pages: () => Promise.reject(new Error('no memory')) })
  await site(new Request(`http://localhost/${'a'.repeat(15_000)}`))
  expect(String(errors.mock.calls[0]?.[0]).length).toBeLessThan(250)
})

test('an upload that breaks off logs nothing', async () => {
  const api = createApp(await createMockEnv({}))
  const site = createSite({ ...parts, api })
  const handled = Promise.withResolvers<Response>()
  const server = createHttpServer((request) => {
    const response = site(request)
    handled.resolve(response)
    return response
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const headers = [
    'Host: a',
    'X-Requested-With: hashi',
    'Content-Type: application/json',
    'Content-Length: 100',
  ]
  client.write(`POST /api/v1/applicant/login HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n{"email":`)
  await once(server, 'request')
  client.destroy()
  expect((await handled.promise).status).toBe(400)
  server.close()
})

describe('behind a proxy', () => {
  /** Sends one request more than a network may send in a minute. `forwarded` returns the header of each call. */
  async function lastStatus(forwarded: (call: number) => string, proxies = 1): Promise<number> {
    const api = createApp(await createMockEnv({}))
    const site = createSite({ ...parts, api, proxies })
    const responses: Response[] = []
    for (let call = 0; call <= 30; call++) {
      const headers = {
        'Content-Type': 'application/json',
        'X-Requested-With': 'hashi',
        'X-Forwarded-For': forwarded(call),
      }
      const body = '{"email":"ana@example.com"}'
      const request = new Request('http://localhost/api/v1/applicant/check-email', {
        method: 'POST',
        headers,
        body,
      })
      responses.push(await site(request, '198.51.100.1'))
    }
    return responses.at(-1)?.status ?? 0
  }

  test.each([
    ['different addresses', (call: number) => `192.0.2.${call}`, 200],
    [
      'one address after addresses forged by the caller',
      (call: number) => `192.0.2.${call}, 203.0.113.9`,
      429,
    ],
    ['addresses of one /64', (call: number) => `2001:db8::${call}`, 429],
    ['different /64', (call: number) => `2001:db8:0:${call}::1`, 200],
    ['one address in both notations', (call: number) => (call % 2 ? '192.0.2.1' : '::ffff:192.0.2.1'), 429],
    ['no addresses', (call: number) => `unknown-${call}`, 429],
    ['no addresses, of 4 KB', (call: number) => `${call}${'a'.repeat(4096)}`, 429],
    ['different addresses with a port', (call: number) => `192.0.2.${call}:443`, 200],
    ['different /64 with a port', (call: number) => `[2001:db8:0:${call}::1]:443`, 200],
    ['one address with different ports', (call: number) => `192.0.2.1:${5000 + call}`, 429],
    ['one address in brackets with different ports', (call: number) => `[2001:db8::1]:${5000 + call}`, 429],
  ] as const)('%s', async (_, forwarded, status) => {
    expect(await lastStatus(forwarded)).toBe(status)
  })

  test('that is not trusted, the header is ignored', async () => {
    expect(await lastStatus((call) => `192.0.2.${call}`, 0)).toBe(429)
  })
})

describe('writes', () => {
  const network = { attacker: '198.51.100.1', visitor: '198.51.100.2' }

  /** A site with address checks that wait until the test ends them. */
  async function createSlowSite() {
    const working: string[] = []
    const ends: (() => void)[] = []
    const checkEmail: Handlers['checkEmail'] = async ({ body }) => {
      working.push(body.email)
      await new Promise<void>((resolve) => ends.push(resolve))
      working.splice(working.indexOf(body.email), 1)
      return { status: 200, body: { result: true } }
    }
    const env = await createMockEnv({})
    const api = createApp(
      { ...env, config: { ...env.config, limits: { ...env.config.limits, checkEmail: undefined } } },
      { checkEmail },
    )
    const site = createSite({ ...parts, api })
    return { site, working, endOne: () => ends.shift()?.() }
  }

  const check = (body: BodyInit) =>
    new Request('http://localhost/api/v1/applicant/check-email', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'hashi' },
      body,
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    })
  const bodyOf = (name: string) => JSON.stringify({ email: `${name}@example.com` })

  /** Sends 2 MB of an entry that does not end. */
  function upload(site: ReturnType<typeof createSite>) {
    let end: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(2_000_000))
        end = controller
      },
    })
    const headers = {
      'Content-Type': 'multipart/form-data; boundary=b',
      'X-Requested-With': 'hashi',
      'Idempotency-Key': crypto.randomUUID(),
    }
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' }
    const response = site(new Request('http://localhost/api/v1/entry', init), network.attacker)
    return { response, hangUp: () => end?.error(new Error('Hung up')), finish: () => end?.close() }
  }

  /** An address check with a body of an announced length; `read` is called when it is read. */
  function announce(length: number, read = () => {}) {
    const request = check(new ReadableStream({ pull: read }, { highWaterMark: 0 }))
    request.headers.set('Content-Length', String(length))
    return request
  }

  test('whose bodies do not arrive delay no other write of their network', async () => {
    const { site, working, endOne } = await createSlowSite()
    for (let at = 0; at < 100; at += 1) void site(check(new ReadableStream()), network.attacker)
    const response = site(check(bodyOf('ana')), network.attacker)
    await expect.poll(() => working).toEqual(['ana@example.com'])
    endOne()
    expect((await response).status).toBe(200)
  })

  test('of one network are worked on one at a time, and those of others meanwhile', async () => {
    const { site, working, endOne } = await createSlowSite()
    const names = ['a1', 'a2', 'a3']
    const all = names.map((name) => site(check(bodyOf(name)), network.attacker))
    const other = site(check(bodyOf('b1')), network.visitor)
    await expect.poll(() => working.toSorted()).toEqual(['a1@example.com', 'b1@example.com'])
    for (let at = 0; at < 4; at += 1) {
      await expect.poll(() => working.length).toBeGreaterThan(0)
      expect(working.length).toBeLessThanOrEqual(2)
      endOne()
    }
    expect((await Promise.all([...all, other])).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  test('of one network hold a limited number of bytes, which failed ones give back', async () => {
    const { site } = await createSlowSite()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const held = Array.from({ length: 6 }, () => upload(site))
    const refused = await upload(site).response
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5'])
    held[0]?.hangUp()
    expect((await held[0]?.response)?.status).toBe(400)
    const next = upload(site)
    next.finish()
    expect((await next.response).status).toBe(400)
    const again = Array.from({ length: 2 }, () => upload(site))
    expect((await again[1]?.response)?.status).toBe(503)
  })

  test('whose announced length does not fit are refused before any work, and unread', async () => {
    const { site } = await createSlowSite()
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const held = Array.from({ length: 6 }, () => upload(site))
    const read = vi.fn<() => void>()
    // The seventh body does not fit, and the six have not arrived when it is announced.
    await expect.poll(async () => (await site(announce(600_000, read), network.attacker)).status).toBe(503)
    expect(read).not.toHaveBeenCalled()
    expect(log).not.toHaveBeenCalled()
    expect((await site(announce(600_000), network.visitor)).status).toBe(413)
    for (const { hangUp } of held) hangUp()
  })

  test('longer than any operation takes are too large, not without room', async () => {
    const { site } = await createSlowSite()
    expect((await site(announce(20_000_000), network.attacker)).status).toBe(413)
  })
})
