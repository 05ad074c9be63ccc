/** Attacks by whole requests, one after the other on each connection. All responses are ignored. */

import { randomUUID } from 'node:crypto'
import { Agent, type RequestOptions, request } from 'node:http'
import { SAMPLE_PASSWORD } from '#content/accounts.ts'

export type Send = {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
}

export type Attack = {
  connections: number
  /** Opens one connection and uses it continuously. Resolves when the signal aborts. */
  run: (origin: URL, signal: AbortSignal, connection: number) => Promise<void>
}

/** A signed-in client. */
export type Session = { read: (path: string) => Promise<object>; headers: Record<string, string> }

const API = '/api/v1'

let counter = 0
/** Returns a number that the attack has not used. */
export const next = () => ++counter

export const json = (path: string, body: unknown, headers: Record<string, string> = {}): Send => ({
  path: `${API}${path}`,
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'hashi', ...headers },
  body: JSON.stringify(body),
})

/** A form of parts with short texts. */
export function multipart(path: string, parts: { name: string; text?: string }[]): Send {
  const boundary = randomUUID()
  const texts = parts.map(
    ({ name, text = 'x' }) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
  )
  return {
    path: `${API}${path}`,
    method: 'POST',
    headers: {
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      'X-Requested-With': 'hashi',
      'Idempotency-Key': randomUUID(),
    },
    body: `${texts.join('')}--${boundary}--\r\n`,
  }
}

/** Sends one request after the other on each connection. */
export function repeated(connections: number, make: () => Send): Attack {
  return {
    connections,
    run: (origin, signal) => repeat(origin, signal, make),
  }
}

/** Logs in once and sends one request after the other on each connection. `prepare` returns the maker of the requests. */
export function signedIn(connections: number, prepare: (session: Session) => Promise<() => Send>): Attack {
  let making: Promise<() => Send> | undefined
  return {
    connections,
    async run(origin, signal) {
      making ??= logIn(origin).then(prepare)
      await repeat(origin, signal, await making)
    },
  }
}

async function repeat(origin: URL, signal: AbortSignal, make: () => Send): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  while (!signal.aborted) await send(origin, make(), agent, signal)
  agent.destroy()
}

async function logIn(origin: URL): Promise<Session> {
  const { path, ...init } = json('/applicant/login', { email: 'linh@example.com', password: SAMPLE_PASSWORD })
  const response = await fetch(new URL(path, origin), init)
  if (!response.ok) throw new Error(`The login answers ${response.status}`)
  const pairs = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const headers = { Cookie: pairs.join('; ') }
  return {
    headers,
    read: async (wanted) => Object(await (await fetch(new URL(API + wanted, origin), { headers })).json()),
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
