import { type HttpHandler, HttpResponse, http } from 'msw'
import { afterEach, beforeEach } from 'vitest'
import { API_BASE } from '#backend/app.ts'
import { MOCK_FILES, startMocks } from '#mocks/browser.ts'
import { indexedDbPersistence } from '#mocks/store/indexedDbPersistence.ts'

type Worker = Awaited<ReturnType<typeof startMocks>>

let worker: Worker | undefined

// A file starts without the state of earlier ones.
beforeEach(async () => {
  if (!worker) await resetMocks()
})

/** Ends with the test, and with it all requests that the test left without a response: MSW waits for them before it stops, for ever. */
let testEnd = Promise.withResolvers<undefined>()

afterEach(() => {
  worker?.resetHandlers()
  testEnd.resolve(undefined)
  testEnd = Promise.withResolvers()
})

/** Makes calls of the API fail, until the end of the test or until `repair` is called. */
export function fail(...faults: HttpHandler[]): void {
  worker?.use(...faults)
}

/** Restores the API's normal responses. */
export function repair(): void {
  worker?.resetHandlers()
}

/** Restarts the mocks with the data that they have stored, like a reload of the page. */
export async function restartMocks(): Promise<void> {
  await worker?.stop()
  worker = await startMocks()
}

/** Restarts the mocks with the sample content, and empties the storages of the browser, which all test files share. */
export async function resetMocks(): Promise<void> {
  await worker?.stop()
  for (const { name } of await cookieStore.getAll()) if (name) await cookieStore.delete(name)
  ;(await indexedDbPersistence(MOCK_FILES)).save('')
  // Last, because the page of the test before writes the responses to its last calls.
  localStorage.clear()
  sessionStorage.clear()
  worker = await startMocks()
}

type Answer = (request: Request) => Response | undefined | Promise<Response | undefined>

/** A handler of one path; `calls` returns the number of calls so far. */
type Fault = HttpHandler & { calls: () => number }

const on =
  (method: 'get' | 'post') =>
  (path: string, answer: Answer): Fault => {
    let calls = 0
    const handler = http[method](`*${API_BASE}${path}`, ({ request }) => {
      calls++
      return Promise.race([answer(request), testEnd.promise])
    })
    return Object.assign(handler, { calls: () => calls })
  }

/** Mocks GET of a path, unless `answer` returns undefined. */
export const onGet = on('get')
/** Mocks POST of a path, unless `answer` returns undefined. */
export const onPost = on('post')

/** Returns a problem response of the API. */
export function problem(status: number, headers: Record<string, string> = {}): Response {
  return HttpResponse.json(
    { type: 'about:blank', title: 'Fault of a test', status, detail: 'Fault of a test', instance: '/' },
    { status, headers: { 'Content-Type': 'application/problem+json', ...headers } },
  )
}

/** Breaks the connection. */
export const lost = () => HttpResponse.error()

/** Does not respond before the end of the test. */
export const never = (): Promise<undefined> => testEnd.promise
