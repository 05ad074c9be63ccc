import { type Lang, languages } from '#domain/lang.ts'
import { RETRY } from '#domain/limits.ts'
import { ApiError, readProblem } from './apiError.ts'

/** An operation's path in the contract, and the language of its response, if it has one. */
export type Call = { path: string; lang?: Lang }

type Transport = (request: Request) => Promise<Response>

/** Renews a session that has expired (`session.ts`). */
type Session = {
  /** The number of the current session. */
  current: () => number
  /** Resolves to true if a call that got a 401 in the session number `sent` may be repeated. */
  renew: (call: Call, sent: number) => Promise<boolean>
}

type Settings = {
  baseUrl: string
  transport: Transport
  /** The longest wait before a retry, in ms: a response with a longer `Retry-After` is final. */
  longestWait: number
  /** Null until a person may be logged in: public pages have no session. */
  session: Session | null
}

const settings: Settings = {
  session: null,
  baseUrl: '/api/v1',
  transport: (request) => fetch(request),
  longestWait: RETRY.longestWait,
}

/** Sets the API's address, the session, and on the server the transport and the longest wait before a retry. */
export function configureApi(given: Partial<Settings>): void {
  Object.assign(settings, given)
}

/** Reads a JSON file of the site's own server, outside of the API. It is of the same build, so it is not validated. */
export async function readJson<T>(path: string): Promise<T> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} has status ${response.status}`)
  return response.json()
}

/** The error of the generated hooks. */
export type ErrorType<_Problem> = ApiError

/**
 * The one fetcher of the generated client. Always sends credentials, and the language that begins a path of the client (`/en/job/12`) as
 * `Accept-Language`. Retries a GET once for transient statuses (spec §7). Throws `ApiError` for problem responses, and immediately for a
 * lost connection: the spec retries on statuses only.
 */
export async function http<T>(clientPath: string, init: RequestInit): Promise<T> {
  const call = callOf(clientPath)
  const request = () =>
    new Request(new URL(settings.baseUrl + call.path, globalThis.location?.href ?? 'http://localhost'), {
      ...init,
      credentials: 'include',
      headers: {
        ...headersOf(init),
        ...(call.lang && { 'Accept-Language': call.lang }),
        ...(init.method !== 'GET' && { 'X-Requested-With': 'hashi' }),
      },
    })
  const send = () => sendWithRetry(request, init.method === 'GET' ? RETRY.attempts : 0)
  const sent = settings.session?.current() ?? 0
  let response = await send()
  if (response.status === 401 && (await settings.session?.renew(call, sent))) response = await send()
  if (!response.ok) {
    const retryAfter = waitOf(response.headers)
    throw new ApiError(response.status, await readProblem(response), { retryAfter })
  }
  return connected(() => bodyOf(response))
}

function callOf(clientPath: string): Call {
  const lang = languages.find((each) => clientPath.startsWith(`/${each}/`))
  return { lang, path: lang ? clientPath.slice(lang.length + 1) : clientPath }
}

/** Files are octet streams; everything else is JSON. */
function bodyOf<T>(response: Response): Promise<T>
function bodyOf(response: Response): Promise<unknown> {
  const isFile = response.headers.get('Content-Type') === 'application/octet-stream'
  return isFile ? response.blob() : response.json()
}

function headersOf(init: RequestInit): Record<string, string> {
  return Object.fromEntries(new Headers(init.headers))
}

async function sendWithRetry(request: () => Request, retries: number): Promise<Response> {
  const sent = request()
  const response = await connected(() => settings.transport(sent))
  if (retries === 0 || !RETRY.statuses.includes(response.status)) return response
  const wait = waitOf(response.headers)
  if (wait > settings.longestWait) return response
  await pause(wait, sent.signal)
  return sendWithRetry(request, retries - 1)
}

/** Returns the wait that the server requests in seconds or as a date (RFC 9110), in ms; 0 if it is unreadable. */
function waitOf(headers: Headers): number {
  const value = headers.get('Retry-After') ?? ''
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Math.max(0, wait || 0)
}

/** Waits; rejects when the call is aborted. */
function pause(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer)
      reject(signal.reason instanceof Error ? signal.reason : new DOMException('Given up', 'AbortError'))
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp)
      resolve()
    }, time)
    if (signal.aborted) giveUp()
    else signal.addEventListener('abort', giveUp, { once: true })
  })
}

/** Runs a call. Throws `ApiError` of status 0 if the connection is lost, or if the body is incomplete or not JSON. */
async function connected<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error
    throw new ApiError(0, null, { cause: error })
  }
}
