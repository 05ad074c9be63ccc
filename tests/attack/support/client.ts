/** A client of the attacked site, with cookies of its own and a network address of its own. */

import { SAMPLE_PASSWORD } from '#content/accounts.ts'
import type { Lang } from '#domain/lang.ts'
import { type Json, parseJson } from '../../../contract-kit/src/json.ts'

export type Answer = { status: number; headers: Headers; text: string; body: Json | undefined }

export type Sending = {
  /** A `FormData` or a text is sent unchanged, other values as JSON. */
  body?: unknown
  lang?: Lang
  /** Headers in addition to those of the site's client. Null removes one of those. */
  headers?: Record<string, string | null>
}

export type Client = {
  /** `path` is relative to the API's base. */
  call: (method: string, path: string, sending?: Sending) => Promise<Answer>
  logIn: (email: string, password?: string) => Promise<Answer>
}

let clients = 0

/** Returns an address of the network for documentation 2001:db8::/32 (RFC 3849), in another /64 for each call. */
const newAddress = () => `2001:db8:${(++clients).toString(16)}::1`

/** Creates a client. The site must trust its proxy, because the client claims an address. */
export function createClient(origin: string, address = newAddress()): Client {
  const jar = new Map<string, string>()
  const call: Client['call'] = async (method, path, { body, lang = 'en', headers = {} } = {}) => {
    const request = new Request(`${origin}/api/v1${path}`, {
      method,
      redirect: 'manual',
      headers: headersOf({
        'X-Requested-With': 'hashi',
        'Accept-Language': lang,
        'X-Forwarded-For': address,
        Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(isPlain(body) && { 'Content-Type': 'application/json' }),
        ...headers,
      }),
      ...(body !== undefined && { body: isPlain(body) ? JSON.stringify(body) : asBody(body) }),
    })
    const response = await fetch(request)
    keep(jar, response.headers.getSetCookie())
    return answerOf(response)
  }
  const logIn: Client['logIn'] = (email, password = SAMPLE_PASSWORD) =>
    call('POST', '/applicant/login', { body: { email, password } })
  return { call, logIn }
}

const isPlain = (body: unknown) =>
  body !== undefined && !(body instanceof FormData) && typeof body !== 'string'

function asBody(body: unknown): FormData | string | undefined {
  return body instanceof FormData || typeof body === 'string' ? body : undefined
}

function headersOf(headers: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  )
}

function keep(jar: Map<string, string>, cookies: string[]): void {
  for (const cookie of cookies) {
    const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? []
    if (value) jar.set(name, value)
    else jar.delete(name)
  }
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text()
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson ? parseJson(text) : undefined,
  }
}
