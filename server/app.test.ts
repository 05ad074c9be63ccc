import { describe, expect, test, vi } from 'vitest'
import { createApp } from '#backend/app.ts'
import { createMockEnv } from '#mocks/env.ts'
import { createSite } from './app.ts'

test('an unexpected error is logged, and the response is the page for such errors', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const reason = new Error('no memory')
  const site = createSite({
    api: createApp(await createMockEnv({})),
    resources: [],
    pages: () => Promise.reject(reason),
    fatal: () => new Response('Page Not Found', { status: 500 }),
    trustProxy: false,
  })
  const response = await site(new Request('http://localhost/en/jobs?word=secret'))
  expect(response.status).toBe(500)
  expect(await response.text()).toBe('Page Not Found')
  expect(errors).toHaveBeenCalledWith('GET /en/jobs:', reason)
})

describe('behind a proxy', () => {
  /** Sends one request more than a network may send in a minute. `forwarded` returns the header of each call. */
  async function lastStatus(forwarded: (call: number) => string, trustProxy = true): Promise<number> {
    const api = createApp(await createMockEnv({}))
    const pages = async () => new Response()
    const fatal = () => new Response(null, { status: 500 })
    const site = createSite({ api, resources: [], pages, fatal, trustProxy })
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
    ['addresses with a port', (call: number) => `192.0.2.${call}:443`, 429],
  ] as const)('%s', async (_, forwarded, status) => {
    expect(await lastStatus(forwarded)).toBe(status)
  })

  test('that is not trusted, the header is ignored', async () => {
    expect(await lastStatus((call) => `192.0.2.${call}`, false)).toBe(429)
  })
})
