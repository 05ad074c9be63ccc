import type { App } from '#backend/app.ts'
import { callApp } from '#backend/call.ts'
import { configureApi } from '#src/api/http.ts'

/** The time limit of a page's call to another server's API, in ms. This server's API has limits of its own. */
const API_LIMIT = 8_000

/**
 * Routes the calls of rendered pages to this process's API or to another server's. Calls are not retried: a failed page has a
 * `Retry-After`, and a retry would double the wait.
 */
export function reachApi(api: App, apiUrl: string | null): void {
  configureApi(
    apiUrl
      ? { baseUrl: apiUrl, transport: fetchInTime, attempts: 1 }
      : {
          // Pages are rendered for everybody, so their calls carry no cookies.
          transport: async (request) => (await callApp(api, { request, cookies: {}, address: '' })).response,
          attempts: 1,
        },
  )
}

const fetchInTime = (request: Request) =>
  fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(API_LIMIT)]) })
