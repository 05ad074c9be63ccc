/** Mock mode: runs the API and its control API in the browser behind a service worker, without a backend and a network. */

import { HttpResponse, http } from 'msw'
import { type SetupWorker, setupWorker } from 'msw/browser'
import { type ControlApp, createControlApp } from './control/api/app.ts'
import { type MockControl, createMockControl } from './control/createControl.ts'
import { defaultState } from './control/defaultState.ts'
import { parseLog, printLog } from './control/log/savedLog.ts'
import { indexedDbPersistence } from './store/indexedDbPersistence.ts'
import { storagePersistence } from './store/persistence.ts'

const STORAGE_KEY = 'hashi-mocks'
/** The database of the browser with the files. */
export const MOCK_FILES = `${STORAGE_KEY}-files`

/** Only at the beginning of the path: modules of the site are below `/src/api/`. */
const API_CALL = /^https?:\/\/[^/]+\/api\//
const CONTROL_CALL = /^https?:\/\/[^/]+\/__mock\//

/**
 * Handles all calls below `/api/` and `/__mock/`, whatever their origin. Other requests reach the network. Handlers added to the returned
 * worker take precedence.
 */
export async function startMocks(): Promise<SetupWorker> {
  const control = await createMockControl({
    host: 'page',
    start: defaultState,
    origin: location.origin,
    slots: {
      rows: storagePersistence('localStorage', STORAGE_KEY),
      settings: storagePersistence('localStorage', `${STORAGE_KEY}-settings`),
      files: await indexedDbPersistence(MOCK_FILES),
    },
    report: (message) => console.error(message),
  })
  keepLog(control)
  const worker = setupWorker(apiHandler(control), controlHandler(createControlApp(control)))
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  return worker
}

/** Saves the log of this tab for a reload. */
function keepLog({ log }: MockControl): void {
  const slot = storagePersistence('sessionStorage', `${STORAGE_KEY}-log`)
  const saved = parseLog(slot.load())
  if (saved) log.restore(saved)
  window.addEventListener('pagehide', () => slot.save(printLog(log.all())))
}

/**
 * Creates the handler of the API. MSW provides the cookies and persists them over reloads: in browsers, scripts can neither read `Cookie`
 * nor set `Set-Cookie`.
 */
function apiHandler(control: MockControl) {
  return http.all(API_CALL, async ({ request, cookies }) => {
    const outcome = await control.call({ request, cookies, address: 'browser' })
    if (outcome.connection === 'lost') return HttpResponse.error()
    const { connection, response, setCookies } = outcome
    const body = connection === 'cut' ? await cutBody(response) : await response.arrayBuffer()
    return withCookies(response, body, setCookies)
  })
}

function controlHandler(app: ControlApp) {
  return http.all(CONTROL_CALL, async ({ request, cookies }) => {
    const setCookies: string[] = []
    const response = await app.fetch(request, { cookies, setCookies })
    const body = response.status === 204 ? null : await response.arrayBuffer()
    return withCookies(response, body, setCookies)
  })
}

function withCookies({ status, headers: given }: Response, body: BodyInit | null, setCookies: string[]) {
  const headers = new Headers(given)
  for (const cookie of setCookies) headers.append('Set-Cookie', cookie)
  return new HttpResponse(body, { status, headers })
}

/** Returns a body that breaks off after its first half, or after its only byte. */
async function cutBody(response: Response): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  let isHalf = false
  return new ReadableStream({
    pull(controller) {
      if (isHalf) controller.error(new TypeError('The mock has cut the answer'))
      else controller.enqueue(bytes.slice(0, Math.ceil(bytes.length / 2)))
      isHalf = true
    },
  })
}
