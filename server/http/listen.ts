import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import { type Http2Bindings, type HttpBindings, getRequestListener } from '@hono/node-server'
import { operations } from '#openapi/generated/operations.ts'
import { refuseMalformed } from './lastResort.ts'

/** Time limits against clients that are slow on purpose, in ms. */
export type TimeLimits = {
  headers: number
  /** The longest request is an entry with three files of 500 KB, which takes 100 s at 128 kbit/s. */
  request: number
  /** The interval of checks of `headers` and `request`. */
  check: number
  /** The maximum time without data on a connection, in either direction. */
  idle: number
}

/** The length of the longest body that an operation takes, in bytes. */
const LONGEST_BODY = Math.max(...Object.values(operations).map(({ bodyBytes }) => bodyBytes))
/** How long the client of a body that is too long may take to read its response, in ms. */
const LINGER = 1_000

const usual: TimeLimits = { headers: 10_000, request: 120_000, check: 2_000, idle: 30_000 }

type Site = (request: Request, remoteAddress?: string) => Promise<Response>

/** Creates the HTTP server of the site, not yet listening. */
export function createHttpServer(site: Site, limits = usual): Server {
  const respond = (request: Request, { incoming }: HttpBindings | Http2Bindings) =>
    site(request, incoming.socket.remoteAddress)
  const listener = getRequestListener(respond)
  const refusing = getRequestListener(respond, { autoCleanupIncoming: false })
  const options = {
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    connectionsCheckingInterval: limits.check,
  }
  const server = createServer(options, (incoming, outgoing) => {
    if (isTooLong(incoming)) {
      holdBack(incoming, outgoing)
      void refusing(incoming, outgoing)
    } else void listener(incoming, outgoing)
  })
  server.setTimeout(limits.idle)
  server.on('clientError', refuseMalformed)
  return server
}

const isTooLong = ({ headers }: IncomingMessage) => Number(headers['content-length'] ?? 0) > LONGEST_BODY

/**
 * Leaves a body in the network instead of reading it in vain: a listener that reads nothing makes Node stop at its buffer's size. Closes
 * the connection some time after the response.
 */
function holdBack(incoming: IncomingMessage, outgoing: ServerResponse): void {
  incoming.on('readable', () => {})
  outgoing.once('finish', () => setTimeout(() => incoming.socket.destroy(), LINGER).unref())
}
