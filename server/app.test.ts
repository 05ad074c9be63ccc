import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { createApp } from '#backend/app.ts'
import type { ReportSecurity } from '#backend/ports/securityEvents.ts'
import { createMockEnv } from '#mocks/env.ts'
import { siteParts } from '../tests/support/siteParts.ts'
import { createSite } from './app.ts'
import { createHttpServer } from './http/listen.ts'

test('an unexpected error is logged, and the response is the page for such errors', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const reason = new Error('no memory')
  const api = createApp(await createMockEnv({}))
  const site = createSite({ ...siteParts, api, pages: () => Promise.reject(reason) })
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
  const site = createSite({ ...siteParts, api, origin })
  for (const path of ['/', '/api/v1/nothing']) {
    const response = await site(new Request(`http://localhost${path}`))
    expect(response.headers.get('Strict-Transport-Security')).toBe(header)
  }
})

test.each([
  ['subdomains', 'max-age=31536000; includeSubDomains'],
  ['preload', 'max-age=31536000; includeSubDomains; preload'],
] as const)('HSTS includes what is configured, %s', async (hsts, header) => {
  const api = createApp(await createMockEnv({}))
  const site = createSite({ ...siteParts, api, origin: 'https://hashi.example.com', hsts })
  const response = await site(new Request('http://localhost/'))
  expect(response.headers.get('Strict-Transport-Security')).toBe(header)
})

test('a report of a violated policy is taken, unless it is too long', async () => {
  const security = vi.fn<ReportSecurity>()
  const site = createSite({ ...siteParts, api: createApp(await createMockEnv({})), security })
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

test('every response has the same security headers', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const api = createApp(await createMockEnv({}))
  const pages = (request: Request) =>
    request.url.endsWith('/fails') ? Promise.reject(new Error('no memory')) : siteParts.pages(request)
  const site = createSite({ ...siteParts, api, pages })
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
  const site = createSite({ ...siteParts, api, pages: () => Promise.reject(new Error('no memory')) })
  await site(new Request(`http://localhost/${'a'.repeat(15_000)}`))
  expect(String(errors.mock.calls[0]?.[0]).length).toBeLessThan(250)
})

test('an upload that breaks off logs nothing', async () => {
  const api = createApp(await createMockEnv({}))
  const site = createSite({ ...siteParts, api })
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
