/** The API for tests: in memory, with a fixed clock, called without HTTP. */

import { API_BASE, createApp } from '#backend/app.ts'
import { callApp } from '#backend/call.ts'
import { parseCookies } from '#backend/ports/cookies.ts'
import type { Job } from '#backend/ports/jobs.ts'
import type { Store } from '#backend/ports/store.ts'
import type { Lang } from '#domain/lang.ts'
import { checkResponse } from './control/contract/checkResponse.ts'
import { type MockEnv, type MockOptions, createMockEnv } from './env.ts'
import { operationOf } from './operationOf.ts'

/** Friday, 20 November 2026, 10:00 in Japan. */
export const TEST_NOW = new Date('2026-11-20T10:00:00+09:00')

const MOST_JOBS = 100_000
/** The number of ids in one call of the store. */
const PAGE = 1_000

export type TestCall = {
  /** A `FormData` is sent unchanged, other values as JSON. */
  body?: unknown
  lang?: Lang
  /** Headers in addition to those of the site's client. Null removes one of those. */
  headers?: Record<string, string | null>
  /** Replaces the cookies of the jar. */
  cookies?: Record<string, string>
  address?: string
}

export type TestResponse = { status: number; headers: Headers; setCookies: string[]; body: unknown }

export type TestApp = {
  env: MockEnv
  /** The cookies of the caller. */
  jar: Map<string, string>
  /** Moves the clock forward, in ms. */
  wait: (time: number) => void
  /** `path` is relative to the API's base. */
  call: (method: string, path: string, options?: TestCall) => Promise<TestResponse>
}

export async function createTestApp(
  options: Omit<MockOptions, 'clock'> & { now?: Date } = {},
): Promise<TestApp> {
  let now = (options.now ?? TEST_NOW).getTime()
  const env = await createMockEnv({ ...options, clock: () => new Date(now) })
  const app = createApp(env)
  const jar = new Map<string, string>()
  return {
    env,
    jar,
    wait: (time) => void (now += time),
    call: async (
      method,
      path,
      { cookies = Object.fromEntries(jar), address = '192.0.2.1', ...rest } = {},
    ) => {
      const request = requestOf(method, path, rest)
      const { response, setCookies } = await callApp(app, { request, cookies, address })
      await refuseViolations(request, response.clone(), setCookies)
      keepCookies(jar, setCookies)
      const { status, headers } = response
      return { status, headers, setCookies, body: await bodyOf(response) }
    },
  }
}

/** Throws if a response breaks the contract. Many tests send requests that do, on purpose. */
async function refuseViolations(request: Request, response: Response, setCookies: string[]): Promise<void> {
  const id = operationOf(request)
  if (!id) return
  const { status, headers } = response
  const text = headers.get('Content-Type')?.includes('json') ? await response.text() : null
  const violations = checkResponse(id, request.method, { status, headers, setCookies, text })
  if (violations.length > 0)
    throw new Error(`The response of ${id} breaks the contract: ${JSON.stringify(violations)}`)
}

/** Returns all jobs of a store, also closed ones, sorted by id. */
export async function allJobs({ jobs }: Pick<Store, 'jobs'>): Promise<Job[]> {
  const versions = await jobs.versions({ after: -1, limit: MOST_JOBS })
  const ids = versions.map(({ job_id }) => job_id)
  const pages = Array.from({ length: Math.ceil(ids.length / PAGE) }, (_, page) =>
    jobs.findMany(ids.slice(page * PAGE, (page + 1) * PAGE)),
  )
  return (await Promise.all(pages)).flat()
}

function requestOf(method: string, path: string, { body, lang = 'en', headers = {} }: TestCall): Request {
  const isForm = body instanceof FormData
  const all = new Headers({ 'Accept-Language': lang })
  if (method !== 'GET') all.set('X-Requested-With', 'hashi')
  if (body !== undefined && !isForm) all.set('Content-Type', 'application/json')
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) all.delete(name)
    else all.set(name, value)
  }
  return new Request(`http://localhost${API_BASE}${path}`, {
    method,
    headers: all,
    body: isForm ? body : JSON.stringify(body),
  })
}

async function bodyOf(response: Response): Promise<unknown> {
  if (response.headers.get('Content-Type') === 'application/octet-stream')
    return new Uint8Array(await response.arrayBuffer())
  const text = await response.text()
  return text === '' ? null : JSON.parse(text)
}

/** Updates the jar as a browser does: `Max-Age=0` removes a cookie. */
function keepCookies(jar: Map<string, string>, setCookies: string[]): void {
  for (const text of setCookies) {
    const [pair = '', ...attributes] = text.split(';').map((part) => part.trim())
    for (const [name, value] of Object.entries(parseCookies(pair))) {
      if (attributes.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, value)
    }
  }
}
