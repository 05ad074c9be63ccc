/** The staff API for tests: in memory, called without HTTP, at the socket or with a token. */

import type { App } from '#backend/api.ts'
import { callApp } from '#backend/call.ts'
import type { Scope } from '#backend/ports/staffScopes.ts'
import { createStaffApp } from '#backend/staff/app.ts'
import { STAFF_BASE } from '#backend/staff/base.ts'
import type { StaffEnv, StaffHandlers } from '#backend/staff/operation.ts'
import type { MockEnv } from '#mocks/env.ts'
import { type TestApp, createTestApp } from '#mocks/test.ts'

export type StaffCall = {
  /** An object is sent as JSON, other values unchanged. */
  body?: object | string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
  /** A token for the port; null calls the port without one. By default the socket is called. */
  token?: string | null
  /** Headers in addition to the usual ones. Null removes one of those. */
  headers?: Record<string, string | null>
}

export type StaffAnswer = { status: number; headers: Headers; body: unknown }

export type StaffTest = TestApp & {
  env: StaffEnv & MockEnv
  /** Ends the calls that wait. */
  stop: () => void
  /** `path` is relative to the API's base. */
  staff: (method: string, path: string, call?: StaffCall) => Promise<StaffAnswer>
  /** Replaces handlers, to cause failures. */
  replace: (handlers: Partial<StaffHandlers>) => void
  /** Creates a token with these scopes and returns its text. */
  tokenFor: (scopes: Scope[], expiresOn?: string) => Promise<string>
}

const noSample = { jobs: 0, stories: 0, articles: 0, people: 0 }

/** Returns the parts of the environment that a server has (`tests/server/backup.test.ts`), with fixed answers. */
export const hostParts = (stopping = new AbortController()) => ({
  checks: async () => [{ name: 'origin', ok: true, text: 'The site has the origin http://localhost.' }],
  stopping: stopping.signal,
  backups: { write: async () => ({ rows: 1, bytes: 1 }), restore: async () => ({ rows: 1 }) },
  sample: { add: async () => noSample, remove: async () => noSample },
})

export async function createStaffTest(options: Parameters<typeof createTestApp>[0] = {}): Promise<StaffTest> {
  const app = await createTestApp(options)
  const stopping = new AbortController()
  const env = Object.assign(app.env, hostParts(stopping))
  let api: App = createStaffApp(env)

  const staff: StaffTest['staff'] = async (method, path, call = {}) => {
    const request = requestOf(method, path, call)
    const isOwner = call.token === undefined
    const { response } = await callApp(api, { request, cookies: {}, address: '127.0.0.1', isOwner })
    const text = await response.text()
    const { status, headers } = response
    const isLines = headers.get('Content-Type') === 'application/x-ndjson'
    return { status, headers, body: isLines ? linesOf(text) : text === '' ? null : JSON.parse(text) }
  }

  const tokenFor: StaffTest['tokenFor'] = async (scopes, expiresOn = '2027-11-20') => {
    const { body } = await staff('POST', '/tokens', { body: { name: 'System', scopes, expiresOn } })
    return textOf(body)
  }

  return {
    ...app,
    env,
    stop: () => stopping.abort(),
    staff,
    replace: (handlers) => void (api = createStaffApp(env, handlers)),
    tokenFor,
  }
}

function requestOf(method: string, path: string, { body, token, headers = {} }: StaffCall): Request {
  const all = new Headers({ 'Accept-Language': 'en', 'X-Hashi-User': 'emi' })
  if (typeof token === 'string') all.set('Authorization', `Bearer ${token}`)
  if (method === 'POST') all.set('Idempotency-Key', crypto.randomUUID())
  if (body !== undefined) all.set('Content-Type', 'application/json')
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) all.delete(name)
    else all.set(name, value)
  }
  const isSent = typeof body !== 'object' || body instanceof Uint8Array || body instanceof ReadableStream
  // The types of browsers lack `duplex`, which Node requires for a stream.
  const init = { method, headers: all, duplex: 'half', body: isSent ? body : JSON.stringify(body) }
  return new Request(`http://localhost${STAFF_BASE}${path}`, init)
}

/** Parses JSON Lines. */
const linesOf = (text: string): unknown[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line))

/** Returns the text of a new token from the answer. */
export function textOf(body: unknown): string {
  if (typeof body === 'object' && body !== null && 'token' in body) return String(body.token)
  throw new Error(`No token was created: ${JSON.stringify(body)}`)
}
