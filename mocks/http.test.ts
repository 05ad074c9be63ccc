import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SAMPLE_PASSWORD } from '#content/accounts.ts'
import { type MockServer, fileSlots, startMockServer } from './http.ts'

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
  })

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

describe('The control API over HTTP', () => {
  const control = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    fetch(`${url}/__mock${path}`, {
      method,
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      body: JSON.stringify(body),
    })
  const failStories = (effect: object) =>
    control('PUT', '/faults', {
      items: [{ operation: 'listStories', effect, times: 1, probability: 1 }],
    })

  it('serves its document', async () => {
    expect(await (await control('GET', '/openapi.json')).json()).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Hashi mock control API' },
      servers: [{ url: '/__mock' }],
    })
  })

  it('logs a persona in by cookie', async () => {
    const login = await control('POST', '/personas', { persona: 'maria' })
    expect(await login.json()).toMatchObject({ persona: 'maria', isLoggedIn: true })
    const auth = await send('GET', '/applicant/auth', { cookie: cookieOf(login) })
    expect(await auth.json()).toMatchObject({ id: 1001 })
  })

  it('breaks the connection before the answer', async () => {
    await failStories({ kind: 'offline' })
    await expect(send('GET', '/case')).rejects.toThrow('fetch failed')
    expect((await send('GET', '/case')).status).toBe(200)
  })

  it('cuts the answer in the middle, with the headers of the whole one', async () => {
    const whole = await (await send('GET', '/case')).text()
    await failStories({ kind: 'cut' })
    const response = await send('GET', '/case')
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN)
    expect(Number(response.headers.get('Content-Length'))).toBe(new TextEncoder().encode(whole).length)
    await expect(response.text()).rejects.toThrow('terminated')
  })

  it.each([
    [{}, 200],
    [{ Origin: 'http://localhost:5173' }, 200],
    [{ Origin: 'https://example.com' }, 403],
    [{ Origin: 'null' }, 403],
  ])('answers callers with %j by %i', async (headers, status) => {
    expect((await control('POST', '/reset', undefined, headers)).status).toBe(status)
  })

  it('answers unknown paths and methods with problems', async () => {
    expect((await control('GET', '/nothing')).status).toBe(404)
    const wrong = await control('DELETE', '/state')
    expect(wrong.status).toBe(405)
    expect(wrong.headers.get('Allow')).toBe('GET, PUT')
    expect(wrong.headers.get('Content-Type')).toBe('application/problem+json')
  })
})

describe('The options of the server', () => {
  it('let pages of the given origins call, and no others', async () => {
    const { url: address, server } = await startMockServer(0, { origins: ['https://app.example.com'] })
    const allowed = async (origin: string) =>
      (await fetch(`${address}/api/v1/case`, { headers: { Origin: origin } })).headers.get(
        'Access-Control-Allow-Origin',
      )
    expect(await allowed('https://app.example.com')).toBe('https://app.example.com')
    expect(await allowed('http://localhost:5173')).toBeNull()
    server.close()
  })

  it('keep data, files and settings in a file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hashi-mock-'))
    const file = join(folder, 'mock.json')
    const start = (): Promise<MockServer> => startMockServer(0, { slots: fileSlots(file) })
    const first = await start()
    await first.control.logIn({ persona: 'fullProfile' }, {})
    first.control.setClock({ shift: 5_000, frozenAt: null })
    const snapshot = await first.control.snapshot()
    first.server.close()

    const second = await start()
    expect(await second.control.snapshot()).toEqual(snapshot)
    expect(second.control.settings.get()).toMatchObject({ clock: { shift: 5_000 } })
    second.server.close()

    const older = readFileSync(file, 'utf8').replace(/^{"format":"rows \d+/, '{"format":"rows 0')
    writeFileSync(file, older)
    expect(() => fileSlots(file)).toThrow(
      /mock\.json has the format "rows 0, settings \d+" of another version of the mock; this one reads "rows \d+, settings \d+"/,
    )
    expect(readFileSync(file, 'utf8')).toBe(older)
    writeFileSync(file, '{"format":1,"texts":{}}')
    expect(() => fileSlots(file)).toThrow('has the format "1" of another version of the mock')
    writeFileSync(file, 'notes')
    expect(() => fileSlots(file)).toThrow(`${file} is no file of the mock`)
    rmSync(folder, { recursive: true })
  })
})
