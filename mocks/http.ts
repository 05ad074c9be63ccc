/** The mock API over HTTP, for applications that are not this one: `npm run mock`. */
import { readFile } from 'node:fs/promises'
import { type ServerType, serve } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { API_BASE, type App, createApp } from '#backend/app.ts'
import { parseCookies } from '#backend/ports/cookies.ts'
import { parseSeed } from '#content/seed.ts'
import { callApp } from '#backend/call.ts'
import { type MockOptions, createMockEnv } from './env.ts'
import { CONTRACT, reference } from './reference.ts'

const DEFAULT_PORT = 4010

const LOCAL_ORIGIN = /^https?:\/\/(?:[\w-]+\.)*(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

const json = { 'Content-Type': 'application/json' }

/** The API behind its paths, callable with credentials from pages of this machine; at the root its reference, beside it the contract. */
export function createMockHost(app: App): Hono {
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

/** Starts listening; answers the address once it can be called. A free port is chosen for 0. Throws when the port is taken. */
export async function startMockServer(
  port: number,
  options: MockOptions = {},
): Promise<{ url: string; server: ServerType }> {
  const host = createMockHost(createApp(await createMockEnv(options)))
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: host.fetch, port }, (info) => {
      resolve({ url: `http://localhost:${info.port}`, server })
    })
    server.once('error', (error) =>
      reject(isTaken(error) ? new Error(`Port ${port} is taken. Set PORT to another.`) : error),
    )
  })
}

const isTaken = (error: Error) => 'code' in error && error.code === 'EADDRINUSE'

function parsePort(text = ''): number {
  if (text === '') return DEFAULT_PORT
  const port = Number(/^\d{1,5}$/.test(text) ? text : NaN)
  if (port <= 65_535) return port
  throw new Error(`PORT is a number from 0 to 65535, not "${text}"`)
}

async function main(): Promise<void> {
  const { PORT, HASHI_SEED } = process.env
  const { url } = await startMockServer(parsePort(PORT), parseSeed(HASHI_SEED))
  console.log(`The mock API listens on ${url}${API_BASE}; its reference is on ${url}`)
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
