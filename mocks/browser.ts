/** Mock mode: runs the API in the browser behind a service worker, without a backend and a network. */
import { HttpResponse, http } from 'msw'
import { type SetupWorker, setupWorker } from 'msw/browser'
import { API_BASE, type App, createApp } from '#backend/app.ts'
import { callApp } from '#backend/call.ts'
import { createMockEnv } from './env.ts'
import { operationOf } from './operationOf.ts'
import { localStoragePersistence } from './store/persistence.ts'

const STORAGE_KEY = 'hashi-mocks'

/**
 * Handles all calls of the API, whatever their origin. Other requests go to the network. Handlers added to the returned worker,
 * for example for faults, take precedence.
 */
export async function startMocks(): Promise<SetupWorker> {
  const env = await createMockEnv({
    origin: location.origin,
    persistence: localStoragePersistence(STORAGE_KEY),
  })
  const worker = setupWorker(apiHandler(createApp(env)))
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  return worker
}

/**
 * Creates the handler of the API. Cookies come from MSW, which persists them over reloads: in browsers, scripts can neither read
 * `Cookie` nor set `Set-Cookie`.
 */
function apiHandler(app: App) {
  return http.all(`*${API_BASE}/*`, async ({ request, cookies }) => {
    if (!operationOf(request))
      console.error(`No operation of the contract answers ${request.method} ${request.url}`)
    const { response, setCookies } = await callApp(app, { request, cookies, address: 'browser' })
    const headers = new Headers(response.headers)
    for (const cookie of setCookies) headers.append('Set-Cookie', cookie)
    return new HttpResponse(await response.arrayBuffer(), { status: response.status, headers })
  })
}
