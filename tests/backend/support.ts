/** Shared helpers of the backend's tests. */

import { vi } from 'vitest'
import { API_BASE, createApp } from '#backend/app.ts'
import { callApp } from '#backend/call.ts'
import type { Handlers } from '#backend/operation.ts'
import { parseCookies } from '#backend/ports/cookies.ts'
import type { Env } from '#backend/ports/env.ts'
import type { Store } from '#backend/ports/store.ts'
import { DEVICE_COOKIE } from '#backend/session/cookies.ts'
import { rememberDevice } from '#backend/session/device.ts'
import { SAMPLE_PASSWORD } from '#content/accounts.ts'
import type { TestApp } from '#mocks/test.ts'

export const maria = { email: 'maria@example.com', password: SAMPLE_PASSWORD }

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE

type Sent = RequestInit & { duplex?: 'half' }

type SendOptions = {
  handlers?: Partial<Handlers>
  /** Without an app each call has one of its own, like a process beside others. */
  app?: ReturnType<typeof createApp>
  address?: string
}

/** Sends a request with two of the headers that the site's client adds, and none of its cookies. */
export async function send(
  env: Env,
  method: string,
  path: string,
  { headers, ...init }: Sent = {},
  { handlers, app = createApp(env, handlers), address = '192.0.2.1' }: SendOptions = {},
): Promise<Response> {
  const request = new Request(`http://localhost${API_BASE}${path}`, {
    method,
    headers: { 'X-Requested-With': 'hashi', 'Accept-Language': 'en', ...headers },
    ...init,
  })
  const { response } = await callApp(app, { request, cookies: {}, address })
  return response
}

/** Replaces tables of the store within each transaction, until `vi.restoreAllMocks`. */
export function changeTransactions({ env }: TestApp, change: (store: Store) => Partial<Store>) {
  const transaction = env.store.transaction.bind(env.store)
  return vi
    .spyOn(env.store, 'transaction')
    .mockImplementation((work) => transaction((store) => work({ ...store, ...change(store) })))
}

/** Makes `put` of files fail at its call with this number, from 1. */
export function failPut(app: TestApp, number: number, error: Error) {
  let calls = 0
  return changeTransactions(app, ({ files }) => ({
    files: {
      ...files,
      put: (file) => {
        calls += 1
        return calls === number ? Promise.reject(error) : files.put(file)
      },
    },
  }))
}

/** Returns the keys of all stored files but those of the sample content. */
export async function uploadedKeys({ env }: TestApp): Promise<string[]> {
  const { files } = await env.store.snapshot()
  return files.map(({ key }) => key).filter((key) => !key.startsWith('sample_'))
}

/** Logs in, in a browser that the account knows, and returns the refresh token. */
export async function logIn(app: TestApp, body = maria): Promise<string> {
  await makeKnown(app, body.email)
  const answer = await app.call('POST', '/applicant/login', { body })
  if (answer.status !== 200) throw new Error(`Login gave ${answer.status}`)
  return refreshTokenOf(answer.body)
}

export function refreshTokenOf(body: unknown): string {
  const hasToken = typeof body === 'object' && body !== null && 'refresh_token' in body
  return hasToken ? String(body.refresh_token) : ''
}

/** Gives the jar the device cookie of an earlier login, so that a login causes no mail. */
async function makeKnown({ env, jar }: TestApp, email: string): Promise<void> {
  const applicant = await env.store.applicants.findByEmail(email)
  if (!applicant || jar.has(DEVICE_COOKIE)) return
  const cookies = { incoming: {}, outgoing: new Array<string>() }
  await rememberDevice(env, cookies, applicant)
  const token = parseCookies(cookies.outgoing[0]?.split(';')[0] ?? '')[DEVICE_COOKIE]
  if (token) jar.set(DEVICE_COOKIE, token)
}
