import { type Handler, Hono } from 'hono'
import type { AppTypes, Middleware, Row } from './http.ts'
import { caching, language } from './middleware/headers.ts'
import { Unavailable } from './ports/unavailable.ts'
import { ProblemError, problemResponse } from './problem.ts'
import { createRequestLog } from './requestLog.ts'
import { honoPath, routes } from './routes.ts'

export type App = Hono<AppTypes>

type Options<Id extends string> = {
  /** The path of the API below an origin. */
  base: string
  /** The operation table of its contract. */
  operations: Record<Id, Row>
  /** Returns the checks before an operation, and at their end its handler. */
  chainOf: <Each extends Id>(id: Each) => [...Middleware[], Handler<AppTypes>]
}

/** Creates a fetch handler for an operation table: paths, methods, languages and failures are the same for each API. */
export function createApi<Id extends string>({ base, operations, chainOf }: Options<Id>): App {
  const logOutage = createRequestLog('outages', { lines: 1 })
  const logError = createRequestLog('unexpected errors of the API')
  const app = new Hono<AppTypes>().basePath(base)
  app.use(language, caching)
  for (const { path, ids, methods } of routes(operations)) {
    for (const id of ids)
      app.on([operations[id].method.toUpperCase()], [honoPath(path)], entering(id), ...chainOf(id))
    app.all(honoPath(path), (c) => problemResponse(c, 405, { headers: { Allow: methods.join(', ') } }))
  }
  app.notFound((c) => problemResponse(c, 404))
  app.onError((error, c) => {
    if (error instanceof ProblemError) return problemResponse(c, error.status, error.details)
    if (error instanceof Unavailable) {
      logOutage(error.message)
      return problemResponse(c, 503, { headers: { 'Retry-After': String(error.retryAfter) } })
    }
    logError(error)
    return problemResponse(c, 500)
  })
  return app
}

/** Gives the host the name of the operation that a call has reached. */
const entering =
  (id: string): Middleware =>
  async (c, next) => {
    c.env.call.entered?.(id)
    await next()
  }
