import { type HttpHandler, HttpResponse, delay, http } from 'msw'
import { afterEach, beforeEach } from 'vitest'
import { API_BASE } from '#backend/app.ts'
import { startMocks } from '#mocks/browser.ts'

type Worker = Awaited<ReturnType<typeof startMocks>>

let worker: Worker | undefined

beforeEach(async () => {
  worker ??= await startMocks()
})

afterEach(() => worker?.resetHandlers())

/** Makes calls of the API fail from now on, until the end of the test or until `repair` is called. */
export function fail(...faults: HttpHandler[]): void {
  worker?.use(...faults)
}

/** The API answers everything again. */
export function repair(): void {
  worker?.resetHandlers()
}

/** Starts the mocks anew, with what the ones before have kept: what a reload of the page does. */
export async function restartMocks(): Promise<void> {
  await worker?.stop()
  worker = await startMocks()
}

type Answer = (request: Request) => Response | undefined | Promise<Response | undefined>

/** Answers GET of a path instead of the API, unless the answer is undefined; tells how often it was called. */
export function onGet(path: string, answer: Answer): HttpHandler & { calls: () => number } {
  let calls = 0
  const handler = http.get(`*${API_BASE}${path}`, ({ request }) => {
    calls++
    return answer(request)
  })
  return Object.assign(handler, { calls: () => calls })
}

/** A problem as the API answers it. */
export function problem(status: number, headers: Record<string, string> = {}): Response {
  return HttpResponse.json(
    { type: 'about:blank', title: 'Fault of a test', status, detail: 'Fault of a test', instance: '/' },
    { status, headers: { 'Content-Type': 'application/problem+json', ...headers } },
  )
}

/** The connection breaks off. */
export const lost = () => HttpResponse.error()

/** No answer comes. */
export async function never(): Promise<undefined> {
  await delay('infinite')
}
