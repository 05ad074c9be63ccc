/** The mock API with its control API over HTTP, for other applications. */

import { readFile } from 'node:fs/promises'
import { type HttpBindings, type ServerType, serve } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { parseCookies } from '#backend/ports/cookies.ts'
import { createControlApp } from './control/api/app.ts'
import { type ControlOptions, type MockControl, createMockControl } from './control/createControl.ts'
import type { Slots } from './control/data/slots.ts'
import { defaultState } from './control/defaultState.ts'
import { SETTINGS_FORMAT } from './control/savedSettings.ts'
import { CONTROL_BASE } from './control/send.ts'
import { CONTRACT, reference } from './reference.ts'
import { FORMAT } from './store/collections.ts'
import { filePersistences } from './store/filePersistence.ts'

const CONTROL_DOCUMENT = 'mocks/control/generated/openapi.json'
const LOCAL_ORIGIN = /^https?:\/\/(?:[\w-]+\.)*(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/
/** The origin of `npm run dev`. */
const DEV_ORIGIN = 'http://localhost:5173'

const json = { 'Content-Type': 'application/json' }

export type MockServerOptions = Partial<Omit<ControlOptions, 'host'>> & {
  /** The origins that may call with credentials; by default every origin of this machine. */
  origins?: string[]
}

type Host = Hono<{ Bindings: HttpBindings }>
type HostContext = Context<{ Bindings: HttpBindings }>

/** Serves the API, its control API, their documents, and the reference at `/`. */
export function createMockHost(control: MockControl, isAllowed: (origin: string) => boolean): Host {
  const host: Host = new Hono()
  const controlApp = createControlApp(control)
  host.use(
    cors({
      origin: (origin) => (isAllowed(origin) ? origin : null),
      credentials: true,
      exposeHeaders: ['Content-Language', 'Retry-After'],
    }),
  )
  host.get('/', async (c) => c.html(await reference()))
  host.get('/openapi.json', (c) => document(c, CONTRACT))
  host.get(`${CONTROL_BASE}/openapi.json`, (c) => document(c, CONTROL_DOCUMENT))
  host.all(`${CONTROL_BASE}/*`, async (c) => {
    const origin = c.req.header('Origin')
    // Pages of other sites could otherwise reset the mock by a form.
    if (origin !== undefined && !isAllowed(origin)) return c.text(`The origin ${origin} is not allowed`, 403)
    const setCookies: string[] = []
    const cookies = parseCookies(c.req.header('Cookie'))
    return withCookies(await controlApp.fetch(c.req.raw, { cookies, setCookies }), setCookies)
  })
  host.all('*', (c) => callApi(control, c))
  return host
}

async function document(c: HostContext, file: string): Promise<Response> {
  return c.body(await readFile(file, 'utf8'), 200, json)
}

async function callApi(control: MockControl, c: HostContext): Promise<Response> {
  const outcome = await control.call({
    request: c.req.raw,
    cookies: parseCookies(c.req.header('Cookie')),
    address: getConnInfo(c).remote.address ?? '',
  })
  if (outcome.connection === 'lost') {
    c.env.incoming.socket.destroy()
    return RESPONSE_ALREADY_SENT
  }
  const response = withCookies(outcome.response, outcome.setCookies)
  if (outcome.connection === 'kept') return response
  await cut(c, response)
  return RESPONSE_ALREADY_SENT
}

/** Announces the whole body, sends its first half and breaks the connection. */
async function cut(c: HostContext, response: Response): Promise<void> {
  const { outgoing, incoming } = c.env
  const bytes = new Uint8Array(await response.arrayBuffer())
  // The headers that `cors` has set.
  outgoing.setHeaders(c.res.headers)
  outgoing.setHeaders(response.headers)
  outgoing.writeHead(response.status, { 'Content-Length': bytes.length })
  outgoing.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => incoming.socket.destroy())
}

function withCookies(response: Response, setCookies: string[]): Response {
  for (const cookie of setCookies) response.headers.append('Set-Cookie', cookie)
  return response
}

export type MockServer = { url: string; server: ServerType; control: MockControl }

/** Starts listening and returns the URL. Port 0 chooses a free port. Throws if the port is taken. */
export async function startMockServer(
  port: number,
  { origins, origin = DEV_ORIGIN, ...options }: MockServerOptions = {},
): Promise<MockServer> {
  const control = await createMockControl({
    host: 'http',
    start: defaultState,
    origin,
    report: (message) => console.error(message),
    ...options,
  })
  const isAllowed = (text: string) => (origins ? origins.includes(text) : LOCAL_ORIGIN.test(text))
  const host = createMockHost(control, isAllowed)
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: host.fetch, port }, (info) => {
      resolve({ url: `http://localhost:${info.port}`, server, control })
    })
    server.once('error', reject)
  })
}

/** Saves all data of the mock in one file. Throws for a file of another version or of another program. */
export function fileSlots(file: string): Slots {
  const slot = filePersistences(file, `rows ${FORMAT}, settings ${SETTINGS_FORMAT}`)
  return { rows: slot('rows'), settings: slot('settings'), files: slot('files') }
}
