import { RETRY } from '#domain/limits.ts'
import { ApiError, readProblem } from './apiError.ts'

type Transport = (request: Request) => Promise<Response>

/** Renews a session that has expired (`session.ts`). */
type Session = {
  /** The number of the current session. */
  current: () => number
  /** Resolves to true if a call that got a 401 in the session number `sent` may be repeated. */
  renew: (path: string, sent: number) => Promise<boolean>
}

type Settings = {
  baseUrl: string
  transport: Transport
  /** The longest wait before a retry, in ms: an answer whose `Retry-After` is longer is final. */
  longestWait: number
  /** Null until somebody may be logged in: public pages do without. */
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

/**
 * The one fetcher of the generated client. Always sends credentials; retries a GET once for transient statuses (spec §7).
 * Throws `ApiError` for problem responses, and immediately for a lost connection: the spec retries on statuses only.
 */
export async function http<T>(path: string, init: RequestInit): Promise<T> {
  const request = () =>
    new Request(new URL(settings.baseUrl + path, globalThis.location?.href ?? 'http://localhost'), {
      ...init,
      credentials: 'include',
      headers: { ...headersOf(init), ...(init.method !== 'GET' && { 'X-Requested-With': 'hashi' }) },
    })
  const send = () => sendWithRetry(request, init.method === 'GET' ? RETRY.attempts : 0)
  const sent = settings.session?.current() ?? 0
  let response = await send()
  if (response.status === 401 && (await settings.session?.renew(path, sent))) response = await send()
  if (!response.ok) {
    const retryAfter = waitOf(response.headers)
    throw new ApiError(response.status, await readProblem(response), { retryAfter })
  }
  return connected(() => bodyOf(response))
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
