/** Mock mode: the API inside the browser, behind a service worker. Needs no backend and no network. */
import { HttpResponse, http } from 'msw'
import { type SetupWorker, setupWorker } from 'msw/browser'
import { API_BASE, type App, createApp } from '#backend/app.ts'
import { callApp } from '#backend/call.ts'
import { createMockEnv } from './env.ts'
import { operationOf } from './operationOf.ts'
import { localStoragePersistence } from './store/persistence.ts'

const STORAGE_KEY = 'hashi-mocks'

/**
 * Answers all calls of the API from now on, whatever their origin; all else goes to the network. The worker takes handlers
 * that come before the API, such as a fault.
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
 * The cookies come from MSW, which keeps them over reloads: browsers neither show `Cookie` nor accept `Set-Cookie` on
 * requests and responses made by scripts, other than MSW's own.
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
