import { Hono, type MiddlewareHandler } from 'hono'
import { API_BASE, type App } from '#backend/app.ts'
import { readBytes } from '#backend/middleware/bytes.ts'
import { validated } from '#backend/middleware/validated.ts'
import type { ReportSecurity } from '#backend/ports/securityEvents.ts'
import { Unavailable } from '#backend/ports/unavailable.ts'
import { ProblemError } from '#backend/problem.ts'
import { createRequestLog, shortPath } from '#backend/requestLog.ts'
import { callApi } from './api/callApi.ts'
import { PAGE_SECURITY, POLICY_REPORTS, type StrictTransport, commonHeaders } from './http/headers.ts'
import { unavailableResponse } from './http/lastResort.ts'
import { LONGEST_REPORT, receiveReports } from './http/policyReports.ts'
import { type SiteEnv, createTurns, readsOnly } from './http/turns.ts'
import { isUnavailable } from './page/missing.ts'
import { type FindCached, createReadyAnswers } from './readyAnswers.ts'

export type SiteOptions = {
  api: App
  /** The public reads of the API, tried before the API. */
  answers: Hono
  /** Everything but pages, tried in order. A resource passes on the addresses that it does not know. */
  resources: Hono[]
  pages: (request: Request) => Promise<Response>
  /** Returns the answer to a GET request if no work is needed for it. */
  cached?: FindCached
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
  answers,
  resources,
  pages,
  cached = () => undefined,
  fatal,
  origin,
  proxies,
  hsts,
  security = () => {},
}: SiteOptions) {
  const { takeTurns, readAtOnce } = createTurns(proxies)
  const logError = createRequestLog('unexpected errors')
  // Paths are compared as they were sent, so that an escaped one is redirected to its usual form.
  const site = new Hono<SiteEnv>({ getPath: (request) => new URL(request.url).pathname })
  site.use(...commonHeaders(origin, hsts), takeTurns)
  site.route('/', answers)
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
  const readyAnswer = createReadyAnswers({ cached, readAtOnce, origin, hsts })
  return async (request: Request, remoteAddress = ''): Promise<Response> =>
    (await readyAnswer(request, remoteAddress)) ?? site.fetch(request, { remoteAddress })
}

const takeReports =
  (security: ReportSecurity): MiddlewareHandler<SiteEnv> =>
  async (c) => {
    const { turn, body } = c.get('caller')
    const bytes = await turn.waitOutside(() => readBytes(c.req.raw, LONGEST_REPORT, body.reserve))
    return c.body(null, receiveReports(bytes, security))
  }
