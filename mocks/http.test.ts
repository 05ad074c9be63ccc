import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SAMPLE_PASSWORD } from '#content/accounts.ts'
import { startMockServer } from './http.ts'

const ORIGIN = 'http://localhost:5173'

let url: string
let stop: () => void

beforeAll(async () => {
  const started = await startMockServer(0)
  url = started.url
  stop = () => void started.server.close()
})
afterAll(() => stop())

function send(method: string, path: string, { cookie = '', body }: { cookie?: string; body?: unknown } = {}) {
  return fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      Origin: ORIGIN,
      Cookie: cookie,
      'X-Requested-With': 'hashi',
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
  })
}

/** Returns the `Cookie` header that a browser would send next: the last value of each cookie, without empty ones. */
function cookieOf(response: Response): string {
  const pairs = response.headers.getSetCookie().map((text) => text.split(';')[0]?.split('=') ?? [])
  const last = new Map(pairs.map(([name = '', value = '']) => [name, value]))
  return [...last]
    .filter(([, value]) => value !== '')
    .map((pair) => pair.join('='))
    .join('; ')
}

describe('The mock over HTTP', () => {
  it('logs in, identifies the caller and logs out', async () => {
    const login = await send('POST', '/applicant/login', {
      body: { email: 'maria@example.com', password: SAMPLE_PASSWORD },
    })
    expect(login.status).toBe(200)
    const cookie = cookieOf(login)
    const auth = await send('GET', '/applicant/auth', { cookie })
    expect(await auth.json()).toMatchObject({ id: 1001, email: 'maria@example.com' })
    expect(cookieOf(await send('POST', '/applicant/logout', { cookie }))).toBe('')
    expect((await send('GET', '/applicant/auth', { cookie })).status).toBe(401)
  })

  it('serves the reference at its root, with all its resources inlined', async () => {
    const response = await fetch(url)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toContain('text/html')
    const html = await response.text()
    expect(html).toContain('/api/v1')
    // The closing tag shows that it is rendered, and not only part of the page's data.
    expect(html).toContain('Malformed requests</')
    expect(html).toContain('sequenceDiagram')
    const loaded = [...html.matchAll(/(?:<script[^>]+src|<link[^>]+href)="?([^" >]+)/g)].map(
      ([, address]) => address,
    )
    expect(loaded.filter((address) => address?.startsWith('http'))).toEqual([])
    const program = /import \{ hydrate \} from "([^"]+)"/.exec(html)?.[1]
    expect(html).toContain(`{"imports":{"${program}":"data:text/javascript;base64,`)
  }, 60_000)

  it('serves the contract', async () => {
    const response = await fetch(`${url}/openapi.json`)
    expect(response.headers.get('Content-Type')).toContain('application/json')
    expect(await response.json()).toMatchObject({ openapi: '3.1.0', info: { title: 'Hashi API' } })
  })

  it.each([
    ['http://localhost:5173', true],
    ['https://localhost', true],
    ['http://127.0.0.1:3000', true],
    ['http://[::1]:3000', true],
    ['http://app.localhost:8080', true],
    ['https://example.com', false],
    ['http://localhost.example.com', false],
    ['http://notlocalhost:80', false],
  ])('lets pages of %s call with credentials: %s', async (origin, isAllowed) => {
    const preflight = await fetch(`${url}/api/v1/applicant/login`, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,x-requested-with,idempotency-key',
      },
    })
    const call = await fetch(`${url}/api/v1/case`, { headers: { Origin: origin } })
    for (const { headers } of [preflight, call]) {
      expect(headers.get('Access-Control-Allow-Origin')).toBe(isAllowed ? origin : null)
      expect(headers.get('Access-Control-Allow-Credentials')).toBe('true')
    }
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('idempotency-key')
    expect(call.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After')
  })
})
