import { describe, expect, test } from 'vitest'
import { createApp } from '#backend/app.ts'
import { createMockEnv } from '#mocks/env.ts'
import { siteParts } from '../../tests/support/siteParts.ts'
import { createSite } from '../app.ts'
import { callerAddress } from './callerAddress.ts'

const header = '203.0.113.9, 192.0.2.7, 198.51.100.2'

test.each([
  [0, '10.0.0.1'],
  [1, '198.51.100.2'],
  [2, '192.0.2.7'],
  [4, '10.0.0.1'],
])('behind %s proxies the address is the one that the outermost has added', (proxies, address) => {
  const request = new Request('http://localhost/', { headers: { 'X-Forwarded-For': header } })
  expect(callerAddress(request, '10.0.0.1', proxies)).toBe(address)
})

describe('the limit of a network behind a proxy', () => {
  /** Sends one request more than a network may send in a minute. `forwarded` returns the header of each call. */
  async function lastStatus(forwarded: (call: number) => string, proxies = 1): Promise<number> {
    const api = createApp(await createMockEnv({}))
    const site = createSite({ ...siteParts, api, proxies })
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
