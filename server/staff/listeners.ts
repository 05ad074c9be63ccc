import { once } from 'node:events'
import type { App } from '#backend/api.ts'
import { reasonOf } from '#backend/requestLog.ts'
import type { ServerConfig } from '../config.ts'
import { prepareDrain } from '../http/drain.ts'
import { createHttpServer } from '../http/listen.ts'
import type { Site } from '../observe/observe.ts'
import { configError } from '../start/problems.ts'
import { createStaffSite } from './site.ts'
import { listenAtSocket } from './socket.ts'

/** The interval between the attempts of a process without the socket to take it over, in ms. */
const TAKE_OVER_EVERY = 5_000

/** The longest time for a request, in ms: an import of 100,000 lines takes up to ten minutes, and its sender may be slower. */
const LONGEST_IMPORT = 60 * 60 * 1000

type Apis = {
  api: App
  /** Answers `/metrics`. */
  metrics: App
  /** Observes the requests of a listener. */
  observed: (site: Site) => Site
}

type Options = Pick<ServerConfig, 'dataFolder' | 'staffPort' | 'staffHost'>

/**
 * Starts the listeners of the staff API: the socket of the data folder, and the port if one is configured. Returns the function that stops
 * them gracefully. Throws if the port cannot be used.
 */
export async function startStaffListeners(
  apis: Apis,
  { dataFolder, staffPort, staffHost }: Options,
): Promise<() => Promise<void>> {
  const stops = [await startSocket(apis, dataFolder)]
  if (staffPort !== null) stops.push(await startPort(apis, staffPort, staffHost))
  return async () => void (await Promise.all(stops.map((stop) => stop())))
}

/** A missing socket does not end the site: the command line and the port report it. */
async function startSocket(apis: Apis, dataFolder: string): Promise<() => Promise<void>> {
  const server = createServer(apis, true)
  const drain = prepareDrain(server)
  const listen = () =>
    listenAtSocket(server, dataFolder).catch((error: unknown) => {
      console.warn('The socket of the staff API cannot be opened:', reasonOf(error))
      return null
    })
  let remove = await listen()
  const timer = setInterval(() => {
    if (!server.listening) void listen().then((found) => (remove = found))
  }, TAKE_OVER_EVERY).unref()
  return async () => {
    clearInterval(timer)
    await remove?.()
    if (server.listening) await drain()
  }
}

async function startPort(apis: Apis, port: number, host: string): Promise<() => Promise<void>> {
  const server = createServer(apis, false)
  const drain = prepareDrain(server)
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw configError({ HASHI_STAFF_PORT: String(port) }, [
      { name: 'HASHI_STAFF_PORT', message: `cannot be used (${reason})` },
    ])
  }
  return drain
}

function createServer({ api, metrics, observed }: Apis, isOwner: boolean) {
  return createHttpServer(observed(createStaffSite(api, metrics, { isOwner })), {
    limits: { request: LONGEST_IMPORT },
    // Imports may have any size. The other operations refuse a long body before they read it.
    longestBody: Infinity,
  })
}
