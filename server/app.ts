import { Hono, type MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { API_BASE, type App } from '#backend/app.ts'
import { parseCookies } from '#backend/ports/cookies.ts'
import { callApp } from '#backend/call.ts'
import { readBytes } from '#backend/middleware/bytes.ts'
import { validated } from '#backend/middleware/validated.ts'
import { networkOf } from '#backend/network.ts'
import { ProblemError } from '#backend/problem.ts'
import type { ReportSecurity } from '#backend/ports/securityEvents.ts'
import { Unavailable } from '#backend/ports/unavailable.ts'
import { createRequestLog, shortPath } from '#backend/requestLog.ts'
import { type BodyAccount, LONGEST_BODY, createBodyBudget } from './http/bodyBudget.ts'
import { callerAddress } from './http/callerAddress.ts'
import { compressResponse } from './http/compress.ts'
import {
  PAGE_SECURITY,
  POLICY_REPORTS,
  type StrictTransport,
  barePolicy,
  commonHeaders,
} from './http/headers.ts'
import { LONGEST_REPORT, receiveReports } from './http/policyReports.ts'
import { type Turn, createFairQueue } from './http/fairQueue.ts'
import { unavailableResponse } from './http/lastResort.ts'
import { nameRoute } from './observe/currentRequest.ts'
import { isUnavailable } from './page/missing.ts'

/**
 * The maximum number of concurrent requests from one network. Reads take some ms of the single thread, so more than two at once
 * finish no earlier and only delay other networks. A write takes up to 200 ms for its files, and has no place while its body arrives.
 */
const READS = { atOnce: 2, waiting: 512 }
const WRITES = { atOnce: 1, waiting: 512 }

/** A caller's address, the turn of its request, and the account of the request's body. */
type Caller = { address: string; turn: Turn; body: BodyAccount }

type SiteEnv = { Bindings: { remoteAddress: string }; Variables: { caller: Caller } }

export type SiteOptions = {
  api: App
  /** Everything but pages, tried in order. A resource passes on the addresses that it does not know. */
  resources: Hono[]
  pages: (request: Request) => Promise<Response>
  /** Returns the page for an unexpected error. */
  fatal: (request: Request) => Response
  /** The public origin. */
  origin: string
  /** The number of trusted proxies before this server. */
  proxies: number
  hsts?: StrictTransport
  security?: ReportSecurity
}

/**
 * Creates the fetch handler of the site: the API, the resources and, for all other paths, pages. Hono responds to HEAD like to GET,
 * without the body.
 */
export function createSite({
  api,
  resources,
  pages,
  fatal,
  origin,
  proxies,
  hsts,
  security = () => {},
}: SiteOptions) {
  const logError = createRequestLog('unexpected errors')
  // Paths are compared as they were sent, so that an escaped one is redirected to its usual form.
  const site = new Hono<SiteEnv>({ getPath: (request) => new URL(request.url).pathname })
  site.use(secureHeaders(commonHeaders(origin, hsts)), barePolicy, takeTurns(proxies))
  site.all(`${API_BASE}/*`, callApi(api))
  site.post(POLICY_REPORTS, takeReports(security))
  site.use(readsOnly)
  for (const resource of resources) site.route('/', resource)
  site.get('*', validated(...PAGE_SECURITY), (c) => pages(c.req.raw))
  site.onError((error, c) => {
    if (error instanceof ProblemError) return new Response(null, { status: error.status })
    if (error instanceof Unavailable || isUnavailable(error)) return unavailableResponse()
    logError(`${c.req.method} ${shortPath(c.req.path)}:`, error)
    return fatal(c.req.raw)
  })
  return async (request: Request, remoteAddress = ''): Promise<Response> =>
    site.fetch(request, { remoteAddress })
}

/** Limits the requests of each network that are worked on at once, and the bytes of their bodies. */
function takeTurns(proxies: number): MiddlewareHandler<SiteEnv> {
  const reads = createFairQueue(READS)
  const writes = createFairQueue(WRITES)
  const bodies = createBodyBudget()
  return async (c, next) => {
    const address = callerAddress(c.req.raw, c.env.remoteAddress, proxies)
    const network = networkOf(address) ?? ''
    const body = bodies.open(network)
    try {
      if (!isRead(c.req)) expectBody(c.req.raw, body)
      await (isRead(c.req) ? reads : writes).run(network, (turn) => {
        c.set('caller', { address, turn, body })
        return next()
      })
    } finally {
      body.close()
    }
  }
}

/**
 * Refuses a body without room before any work: when the budget is full, clients that send it full again must cost little. A longer body
 * than any operation takes is left to the operation, which refuses it as too large.
 */
function expectBody({ headers }: Request, body: BodyAccount): void {
  const announced = Number(headers.get('Content-Length') ?? 0)
  if (announced <= LONGEST_BODY) body.expect(announced)
}

const isRead = ({ method }: { method: string }) => method === 'GET' || method === 'HEAD'

const readsOnly: MiddlewareHandler = async (c, next) =>
  isRead(c.req) ? next() : new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })

function callApi(api: App): MiddlewareHandler<SiteEnv> {
  return async (c) => {
    const request = c.req.raw
    const { address, turn, body } = c.get('caller')
    const { response, setCookies } = await callApp(api, {
      request,
      cookies: parseCookies(c.req.header('Cookie') ?? null),
      address,
      entered: nameRoute,
      // A body may take minutes to arrive, so the request waits for it without a place in the queue.
      readBytes: (source, most) => turn.waitOutside(() => readBytes(source, most, body.reserve)),
    })
    for (const cookie of setCookies) response.headers.append('Set-Cookie', cookie)
    return compressResponse(response, request)
  }
}

const takeReports =
  (security: ReportSecurity): MiddlewareHandler<SiteEnv> =>
  async (c) => {
    const { turn, body } = c.get('caller')
    const bytes = await turn.waitOutside(() => readBytes(c.req.raw, LONGEST_REPORT, body.reserve))
    return c.body(null, receiveReports(bytes, security))
  }
