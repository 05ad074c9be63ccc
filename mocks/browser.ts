/** Mock mode: the API inside the browser, behind a service worker. Needs no backend and no network. */
import { HttpResponse, type UnhandledFrameHandle, http } from 'msw'
import { setupWorker } from 'msw/browser'
import { API_BASE, type App, createApp } from '#backend/app.ts'
import { callApp } from './call.ts'
import { createMockEnv } from './env.ts'
import { operationOf } from './operationOf.ts'
import { localStoragePersistence } from './store/persistence.ts'

const STORAGE_KEY = 'hashi-mocks'

/** Answers all calls of the API from now on, of this origin or another. */
export async function startMocks(): Promise<void> {
  const env = await createMockEnv({ persistence: localStoragePersistence(STORAGE_KEY) })
  await setupWorker(apiHandler(createApp(env))).start({ quiet: true, onUnhandledFrame: refuseUnknownCalls })
}

/**
 * The cookies come from MSW, which keeps them over reloads: browsers neither show `Cookie` nor accept `Set-Cookie` on
 * requests and responses made by scripts, other than MSW's own.
 */
function apiHandler(app: App) {
  return http.all(
    ({ request }) => operationOf(request) !== null,
    async ({ request, cookies }) => {
      const { response, setCookies } = await callApp(app, { request, cookies, address: 'browser' })
      const headers = new Headers(response.headers)
      for (const cookie of setCookies) headers.append('Set-Cookie', cookie)
      return new HttpResponse(await response.arrayBuffer(), { status: response.status, headers })
    },
  )
}

/** A call below the API's base that no operation answers fails, and is named in the console; all else goes to the network. */
const refuseUnknownCalls: UnhandledFrameHandle = ({ frame }) => {
  if (frame.protocol !== 'http') return
  const request = requestOf(frame.data)
  if (!request || !new URL(request.url).pathname.startsWith(`${API_BASE}/`)) return
  const call = `${request.method} ${request.url}`
  console.error(`No operation of the contract answers ${call}`)
  throw new Error(`No operation answers ${call}`)
}

function requestOf(data: unknown): Request | null {
  if (typeof data !== 'object' || data === null || !('request' in data)) return null
  return data.request instanceof Request ? data.request : null
}
