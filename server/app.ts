import { API_BASE, type App } from '#backend/app.ts'
import { parseCookies } from '#backend/ports/cookies.ts'
import { callApp } from '#backend/call.ts'
import { readBytes } from '#backend/middleware/bytes.ts'
import { networkOf } from '#backend/network.ts'
import { Unavailable } from '#backend/ports/unavailable.ts'
import { createRequestLog, shortPath } from '#backend/requestLog.ts'
import { type BodyAccount, createBodyBudget } from './http/bodyBudget.ts'
import { compressResponse } from './http/compress.ts'
import { commonHeaders } from './http/headers.ts'
import { type Turn, createFairQueue } from './http/fairQueue.ts'
import { unavailableResponse } from './http/lastResort.ts'
import { isUnavailable } from './page/missing.ts'

/**
 * The maximum number of concurrent requests from one network. Reads take some ms of the single thread, so more than two at once
 * finish no earlier and only delay other networks. A write takes up to 200 ms for its files, and has no place while its body arrives.
 */
const READS = { atOnce: 2, waiting: 512 }
const WRITES = { atOnce: 1, waiting: 512 }

type Resource = (request: Request) => Response | null | Promise<Response | null>

export type SiteOptions = {
  api: App
  /** Handlers for everything but pages, tried in order. Null passes the request on. */
  resources: Resource[]
  pages: (request: Request) => Promise<Response>
  /** Returns the page for an unexpected error. */
  fatal: (request: Request) => Response
  trustProxy: boolean
}

/** Creates the fetch handler of the site: the API, the resources and, for all other paths, pages. */
export function createSite({ api, resources, pages, fatal, trustProxy }: SiteOptions) {
  const reads = createFairQueue(READS)
  const writes = createFairQueue(WRITES)
  const bodies = createBodyBudget()
  const logError = createRequestLog('unexpected errors')

  async function respond(request: Request, caller: Caller): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === API_BASE || pathname.startsWith(`${API_BASE}/`)) return callApi(api, request, caller)
    if (!isRead(request)) {
      return new Response(null, { status: 405, headers: { ...commonHeaders, Allow: 'GET, HEAD' } })
    }
    for (const resource of resources) {
      const found = await resource(request)
      if (found) return found
    }
    return pages(request)
  }

  return async (request: Request, remoteAddress = ''): Promise<Response> => {
    const address = trustProxy ? forwardedFor(request, remoteAddress) : remoteAddress
    const queue = isRead(request) ? reads : writes
    const network = networkOf(address) ?? ''
    const body = bodies.open(network)
    try {
      // Refused before any work: when the budget is full, clients that send it full again must cost little.
      if (!isRead(request)) body.expect(Number(request.headers.get('Content-Length') ?? 0))
      return await queue.run(network, (turn) => respond(request, { address, turn, body }))
    } catch (error) {
      if (error instanceof Unavailable || isUnavailable(error)) return unavailableResponse()
      logError(`${request.method} ${shortPath(new URL(request.url).pathname)}:`, error)
      return fatal(request)
    } finally {
      body.close()
    }
  }
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'

/** A caller's address, the turn of its request, and the account of the request's body. */
type Caller = { address: string; turn: Turn; body: BodyAccount }

async function callApi(api: App, request: Request, { address, turn, body }: Caller): Promise<Response> {
  const { response, setCookies } = await callApp(api, {
    request,
    cookies: parseCookies(request.headers.get('Cookie')),
    address,
    // A body may take minutes to arrive, so the request waits for it without a place in the queue.
    readBytes: (source, most) => turn.waitOutside(() => readBytes(source, most, body.reserve)),
  })
  for (const cookie of setCookies) response.headers.append('Set-Cookie', cookie)
  for (const [name, value] of Object.entries(commonHeaders)) response.headers.set(name, value)
  return compressResponse(response, request)
}

/** Returns the caller's address as the nearest proxy reports it, or the proxy's own if it reports no valid one. */
function forwardedFor(request: Request, proxy: string): string {
  const address = withoutPort(request.headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim() ?? '')
  return networkOf(address) ? address : proxy
}

/** Some proxies add the caller's port: `192.0.2.1:5000`, `[2001:db8::1]:5000`. */
const withoutPort = (text: string) =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
