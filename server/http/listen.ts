import { type Server, createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { refuseMalformed } from './lastResort.ts'

/** How long clients may take that are slow on purpose, in ms. */
export type TimeLimits = {
  headers: number
  /** The longest request is an entry with three files of 500 KB, which takes 100 s at 128 kbit/s. */
  request: number
  /** How often both are looked at. */
  check: number
  /** How long nothing may come or be taken on a connection. */
  idle: number
}

const usual: TimeLimits = { headers: 10_000, request: 120_000, check: 2_000, idle: 30_000 }

type Site = (request: Request, remoteAddress?: string) => Promise<Response>

/** The HTTP server in front of the site; not yet listening. */
export function createHttpServer(site: Site, limits = usual): Server {
  const listener = getRequestListener((request, { incoming }) => site(request, incoming.socket.remoteAddress))
  const options = {
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    connectionsCheckingInterval: limits.check,
  }
  const server = createServer(options, (incoming, outgoing) => void listener(incoming, outgoing))
  server.setTimeout(limits.idle)
  server.on('clientError', refuseMalformed)
  return server
}
