/**
 * Attacks on a running site. Each keeps a number of connections busy until it is aborted, and ignores all responses: the
 * benchmark measures only another visitor (`visitor.ts`).
 */
import { randomUUID } from 'node:crypto'
import { Agent, type RequestOptions, request } from 'node:http'
import { connect } from 'node:net'

type Send = { path: string; method?: string; headers?: Record<string, string>; body?: string | Uint8Array }

type Attack = {
  connections: number
  /** Opens one connection and keeps it busy. Resolves when the signal aborts. */
  run: (origin: URL, signal: AbortSignal, connection: number) => Promise<void>
}

let counter = 0
const next = () => ++counter

const json = (path: string, body: unknown, headers: Record<string, string> = {}): Send => ({
  path: `/api/v1${path}`,
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'hashi', ...headers },
  body: JSON.stringify(body),
})

const multipart = (path: string, names: string[]): Send => {
  const boundary = randomUUID()
  const parts = names.map(
    (name) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`,
  )
  return {
    path: `/api/v1${path}`,
    method: 'POST',
    headers: {
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      'X-Requested-With': 'hashi',
      'Idempotency-Key': randomUUID(),
    },
    body: `${parts.join('')}--${boundary}--\r\n`,
  }
}

/** Returns 100 words of one Japanese character each, different in every search. */
function manyWords(): string {
  const first = 0x4e00 + ((next() * 100) % 20_000)
  return Array.from({ length: 100 }, (_, at) => String.fromCodePoint(first + at)).join(' ')
}

const inquiry = () => ({
  kind: 'general',
  name: `Flood ${next()}`,
  email: `flood.${next()}@example.com`,
  email_confirm: `flood.${counter}@example.com`,
  contents: 'Hello '.repeat(500),
  agree: true,
})

export const attacks = {
  'addresses made for slow patterns': repeated(2, () =>
    json('/applicant/login', { email: `a@${'.'.repeat(50_000)} `, password: 'x' }),
  ),
  'logins with ever new addresses': repeated(60, () =>
    json('/applicant/login', { email: `flood.${next()}@example.com`, password: 'hashi2026' }),
  ),
  'a form of 32,000 fields': repeated(2, () =>
    multipart(
      '/entry',
      Array.from({ length: 32_000 }, (_, at) => `field${at}`),
    ),
  ),
  'searches for 100 single letters': repeated(2, () => ({
    path: `/api/v1/job?facets=true&searchWord=${encodeURIComponent(manyWords())}`,
  })),
  'search pages that nobody asked for before': repeated(60, () => ({
    path: `/en/jobs?salary=5000000&searchWord=${next()}`,
  })),
  'incomplete entries': repeated(60, () => multipart('/entry', ['name', 'email'])),
  inquiries: repeated(60, () => json('/inquiry', inquiry(), { 'Idempotency-Key': randomUUID() })),
  'one share picture': repeated(200, () => ({ path: '/og/en/jobs/detail/20402' })),
  'bodies of 10 MB': repeated(20, () => ({
    ...json('/applicant/login', {}),
    body: new Uint8Array(10_000_000),
  })),
  'headers of 100 KB': repeated(60, () => ({ path: '/en', headers: { 'X-Long': 'x'.repeat(100_000) } })),
  'JSON in 10,000 levels': repeated(20, () => ({
    ...json('/inquiry', {}, { 'Idempotency-Key': randomUUID() }),
    body: '['.repeat(10_000),
  })),
  'connections that read slowly': { connections: 200, run: readSlowly },
  'connections that send slowly': { connections: 200, run: sendSlowly },
} satisfies Record<string, Attack>

export type AttackName = keyof typeof attacks

/** Sends one request after the other on each connection. */
function repeated(connections: number, make: () => Send): Attack {
  return {
    connections,
    async run(origin, signal) {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      while (!signal.aborted) await send(origin, make(), agent, signal)
      agent.destroy()
    },
  }
}

/** Resolves when the response has ended or the connection has failed, because a server may refuse an attack. */
function send(origin: URL, { path, method, headers, body }: Send, agent: Agent, signal: AbortSignal) {
  const options: RequestOptions = { agent, path, method, headers, signal }
  return new Promise<void>((resolve) => {
    const call = request(origin, options, (response) => {
      response.resume()
      response.on('close', resolve)
    })
    call.on('error', () => resolve())
    call.end(body)
  })
}

/** Requests a page repeatedly and reads a few bytes a second of the responses. */
function readSlowly(origin: URL, signal: AbortSignal): Promise<void> {
  return withSocket(origin, signal, (socket) => {
    const ask = () => socket.write('GET /en/jobs HTTP/1.1\r\nHost: localhost\r\n\r\n')
    socket.pause()
    ask()
    return () => {
      socket.read(64)
      ask()
    }
  })
}

/** Sends a header line a second and never ends the request. */
function sendSlowly(origin: URL, signal: AbortSignal): Promise<void> {
  return withSocket(origin, signal, (socket) => {
    socket.write('POST /api/v1/entry HTTP/1.1\r\nHost: localhost\r\n')
    return () => socket.write(`X-Slow-${next()}: x\r\n`)
  })
}

/** Opens a socket and uses it once a second. Opens another if the server closes it. */
function withSocket(
  origin: URL,
  signal: AbortSignal,
  begin: (socket: ReturnType<typeof connect>) => () => void,
): Promise<void> {
  return new Promise((resolve) => {
    const open = () => {
      if (signal.aborted) return resolve()
      const socket = connect(Number(origin.port), '127.0.0.1')
      const again = setInterval(begin(socket), 1000)
      const stop = () => socket.destroy()
      signal.addEventListener('abort', stop, { once: true })
      socket.on('error', stop)
      socket.on('close', () => {
        clearInterval(again)
        signal.removeEventListener('abort', stop)
        setTimeout(open, 100)
      })
    }
    open()
  })
}
