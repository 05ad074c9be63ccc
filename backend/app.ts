import { Hono } from 'hono'
import { jstDate } from '#domain/dates.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { respond } from './respond.ts'
import { formChecks } from './forms.ts'
import type { AppTypes, Middleware } from './http.ts'
import type { FormRules } from './middleware/form.ts'
import { caching } from './middleware/caching.ts'
import { idempotency } from './middleware/idempotency.ts'
import { language } from './middleware/language.ts'
import { parse } from './middleware/parse.ts'
import { rateLimit } from './middleware/rateLimit.ts'
import { requestedWith } from './middleware/requestedWith.ts'
import { session } from './middleware/session.ts'
import type { Handlers } from './operation.ts'
import { handlers as allHandlers } from './operations/index.ts'
import type { Env } from './ports/env.ts'
import { Unavailable } from './ports/unavailable.ts'
import { ProblemError, problemResponse } from './problem.ts'
import { createRequestLog } from './requestLog.ts'
import { routes } from './routes.ts'

/** The path of the API below an origin. */
export const API_BASE = '/api/v1'

export type App = Hono<AppTypes>

/** The API as a fetch handler, independent of the host. Tests may pass handlers of their own. */
export function createApp(env: Env, handlers: Partial<Handlers> = allHandlers): App {
  const logOutage = createRequestLog('outages', { lines: 1 })
  const logError = createRequestLog('unexpected errors of the API')
  const app = new Hono<AppTypes>().basePath(API_BASE)
  app.use(language, caching)
  for (const { path, ids, methods } of routes()) {
    for (const id of ids) mount(app, env, handlers, id)
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

function mount<Id extends OperationId>(app: App, env: Env, handlers: Partial<Handlers>, id: Id): void {
  const { method, path } = operations[id]
  const chain = [...middlewareOf(env, id), respond(env, id, handlers[id])]
  app.on([method.toUpperCase()], [honoPath(path)], ...chain)
}

/** The checks before an operation. Their order matters: the body of a refused caller is never read. */
function middlewareOf(env: Env, id: OperationId): Middleware[] {
  const row = operations[id]
  return [
    async (c, next) => {
      c.set('operation', id)
      await next()
    },
    ...(row.requestedWith ? [requestedWith] : []),
    ...(row.secured ? [session(env, id)] : []),
    rateLimit(env, id),
    parse(row, rulesOf(env, id)),
    ...(row.idempotencyKey ? [idempotency(env, id)] : []),
  ]
}

function rulesOf(env: Env, id: OperationId): FormRules | undefined {
  // The schema that types the check's body has parsed it.
  const check = formChecks[id] as ((body: unknown, today: string) => ReturnType<FormRules>) | undefined
  return check && ((body) => check(body, jstDate(env.clock())))
}

function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}
