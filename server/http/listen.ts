import { type IncomingMessage, type Server, createServer } from 'node:http'
import { type Http2Bindings, type HttpBindings, getRequestListener } from '@hono/node-server'
import { LONGEST_BODY } from './bodyBudget.ts'
import { createBodyWatch } from './bodyWatch.ts'
import { refuseMalformed } from './lastResort.ts'

/** Time limits against clients that are slow on purpose, in ms. */
export type TimeLimits = {
  headers: number
  /** The longest request is an entry with three files of 500 KB, which takes 100 s at 128 kbit/s. */
  request: number
  /** The initial time without a check of `SLOWEST_BODY`. */
  body: number
  /** The interval of checks of `headers`, `request` and `body`. */
  check: number
  /** The maximum time without data on a connection, in either direction, except between requests (`keepAlive`). */
  idle: number
  /**
   * How long a connection stays open for another request. It is longer than that of proxies and balancers, usually 60 s: with Node's 5 s, a
   * proxy would sometimes send a request on a connection that is just being closed, and its visitor would get 502.
   */
  keepAlive: number
}

/** How long the client of a body that is not read may take to read its response, in ms. */
const LINGER = 1_000

/** The least average rate of a body, in bytes per second: a sixteenth of the slowest usual line, 128 kbit/s. */
const SLOWEST_BODY = 1_000

const usual: TimeLimits = {
  headers: 10_000,
  request: 120_000,
  body: 10_000,
  check: 2_000,
  idle: 30_000,
  keepAlive: 75_000,
}

type Bindings = HttpBindings | Http2Bindings
type Incoming = Bindings['incoming']
type Outgoing = Bindings['outgoing']

type Site = (request: Request, remoteAddress?: string) => Promise<Response>

type Options = {
  /** Limits that differ from those of the public site. */
  limits?: Partial<TimeLimits>
  /** Longer bodies are left in the network, in bytes. */
  longestBody?: number
}

/** Creates the HTTP server of a site, not yet listening. */
export function createHttpServer(
  site: Site,
  { limits: given, longestBody = LONGEST_BODY }: Options = {},
): Server {
  const limits = { ...usual, ...given }
  const respond = async (request: Request, { incoming, outgoing }: Bindings) => {
    const response = await site(request, incoming.socket.remoteAddress)
    // Other refused bodies are read, so that their clients can use the connection again.
    if (response.status === 503 && !incoming.complete) leaveUnread(incoming, outgoing)
    return response
  }
  const listener = getRequestListener(respond)
  const refusing = getRequestListener(respond, { autoCleanupIncoming: false })
  const options = {
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    connectionsCheckingInterval: limits.check,
    keepAliveTimeout: limits.keepAlive,
  }
  const watch = createBodyWatch({ grace: limits.body, bytesPerSecond: SLOWEST_BODY })
  const server = createServer(options, (incoming, outgoing) => {
    // A request after a refused one on the same connection.
    if (!incoming.socket.writable) return
    if (hasSeveralHosts(incoming)) refuseMalformed(new Error('Several hosts'), incoming.socket)
    else if (Number(incoming.headers['content-length'] ?? 0) > longestBody) {
      leaveUnread(incoming, outgoing)
      void refusing(incoming, outgoing)
    } else {
      watch.add(incoming, outgoing)
      void listener(incoming, outgoing)
    }
  })
  const checks = setInterval(watch.check, limits.check).unref()
  server.on('close', () => clearInterval(checks))
  server.setTimeout(limits.idle)
  server.on('clientError', refuseMalformed)
  return server
}

/** Node passes on the first of several `Host` headers. A proxy in front may have used another (RFC 9112, 3.2). */
const hasSeveralHosts = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length > 1

/**
 * Leaves the rest of a refused body in the network instead of reading it in vain: a listener that reads nothing makes Node stop at its
 * buffer's size. The response announces the end of the connection, because a further request would wait behind the body and be lost. It
 * is closed some time later.
 */
function leaveUnread(incoming: Incoming, outgoing: Outgoing): void {
  incoming.on('readable', () => {})
  // Without this first read, Node reads the rest of the body by itself.
  incoming.read(0)
  outgoing.setHeader('Connection', 'close')
  const { socket } = incoming
  // Node would destroy the connection with the response, which a client that still sends would lose then.
  socket.destroySoon = () => socket.end()
  outgoing.once('finish', () => setTimeout(() => socket.destroy(), LINGER).unref())
}
