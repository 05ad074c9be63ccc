/** The mock API over HTTP, for other applications. */
import { readFile } from 'node:fs/promises'
import { type ServerType, serve } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { type App, createApp } from '#backend/app.ts'
import { parseCookies } from '#backend/ports/cookies.ts'
import { callApp } from '#backend/call.ts'
import { type MockOptions, createMockEnv } from './env.ts'
import { CONTRACT, reference } from './reference.ts'

const LOCAL_ORIGIN = /^https?:\/\/(?:[\w-]+\.)*(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

const json = { 'Content-Type': 'application/json' }

/** Serves the API, its reference at `/` and the contract. Pages of this machine may call it with credentials. */
function createMockHost(app: App): Hono {
  const host = new Hono()
  host.use(
    cors({
      origin: (origin) => (LOCAL_ORIGIN.test(origin) ? origin : null),
      credentials: true,
      exposeHeaders: ['Content-Language', 'Retry-After'],
    }),
  )
  host.get('/', async (c) => c.html(await reference()))
  host.get('/openapi.json', async (c) => c.body(await readFile(CONTRACT, 'utf8'), 200, json))
  host.all('*', async (c) => {
    const { response, setCookies } = await callApp(app, {
      request: c.req.raw,
      cookies: parseCookies(c.req.header('Cookie')),
      address: getConnInfo(c).remote.address ?? '',
    })
    for (const cookie of setCookies) response.headers.append('Set-Cookie', cookie)
    return response
  })
  return host
}

/** Starts listening and returns the URL. Port 0 chooses a free port. Throws if the port is taken. */
export async function startMockServer(
  port: number,
  options: MockOptions = {},
): Promise<{ url: string; server: ServerType }> {
  const host = createMockHost(createApp(await createMockEnv(options)))
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: host.fetch, port }, (info) => {
      resolve({ url: `http://localhost:${info.port}`, server })
    })
    server.once('error', reject)
  })
}
