import type { App } from '#backend/app.ts'
import { callApp } from '#backend/call.ts'
import { configureApi } from '#src/api/http.ts'
import { fetchTraced } from '../observe/currentRequest.ts'

/** The time limit of a page's call to another server's API, in ms. This server's API has limits of its own. */
const API_LIMIT = 8_000

/**
 * The longest wait of a page for the retry of a call, in ms. A visitor waits for the whole page, so it is far shorter than in the browser
 * (`RETRY.longestWait`). It is also shorter than the `Retry-After` of an API without its store (`RETRY_AFTER`): the page then shows the
 * failure at once, and does not double the calls in a long outage.
 */
const LONGEST_WAIT = 1_000

/** Routes the calls of rendered pages to this process's API or to another server's. Like all calls, a failed `GET` is retried once. */
export function reachApi(api: App, apiUrl: string | null): void {
  configureApi({
    longestWait: LONGEST_WAIT,
    ...(apiUrl
      ? { baseUrl: apiUrl, transport: fetchInTime }
      : {
          // Pages are rendered for all visitors, so their calls carry no cookies.
          transport: async (request) => (await callApp(api, { request, cookies: {}, address: '' })).response,
        }),
  })
}

const fetchInTime = (request: Request) =>
  fetchTraced(
    new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(API_LIMIT)]) }),
  )
