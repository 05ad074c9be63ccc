import type { App } from '#backend/app.ts'
import { callApp } from '#backend/call.ts'
import { configureApi } from '#src/api/http.ts'

/** How long another server's API may take for a page's call, in ms. This server's own has limits for all that it waits for. */
const API_LIMIT = 8_000

/**
 * Leads the calls of rendered pages to this process's API, or to another server's. Nothing is repeated: a page that fails tells its
 * reader when to come again, and does not make them wait twice.
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
