import { jstDate } from '#domain/dates.ts'
import { fieldLabel } from '#i18n/fieldLabels/api.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { type App, createApi } from './api.ts'
import { formChecks } from './forms.ts'
import type { AppContext, Middleware } from './http.ts'
import type { FormRules } from './middleware/form.ts'
import { rateLimit, requestedWith, session } from './middleware/guards.ts'
import { idempotency } from './middleware/idempotency.ts'
import { parse } from './middleware/parse.ts'
import { validated } from './middleware/validated.ts'
import type { Handler, Handlers, Input, PublicRow } from './operation.ts'
import { handlers as allHandlers } from './operations/index.ts'
import type { Env } from './ports/env.ts'
import { replays } from './processes/replay.ts'
import { respond } from './respond.ts'

export type { App } from './api.ts'

/** The path of the API below an origin. */
export const API_BASE = '/api/v1'

/** The API of the site as a fetch handler, independent of the host. Tests may pass handlers of their own. */
export function createApp(env: Env, handlers: Partial<Handlers> = allHandlers): App {
  return createApi({
    base: API_BASE,
    operations,
    chainOf: (id) => [...checksOf(env, id), last(env, id, handlers[id])],
  })
}

function last<Id extends OperationId>(env: Env, id: Id, handle?: Handler<Id>) {
  return respond<PublicRow<Id>, Input<Id>>(env, { id, row: operations[id], handle, inputOf })
}

/** The middleware has parsed each part with the schema that types it here. */
function inputOf<Id extends OperationId>(c: AppContext): Input<Id> {
  const { lang, caller, params, query, body, storeResponse } = c.var
  const { cookies, network } = c.env.call
  const userAgent = c.req.header('User-Agent') ?? ''
  return { lang, caller, params, query, body, storeResponse, cookies, network, userAgent } as Input<Id>
}

/** The checks before an operation. Their order matters: the body of a refused caller is never read. */
function checksOf(env: Env, id: OperationId): Middleware[] {
  const row = operations[id]
  return [
    async (c, next) => {
      c.set('labelOf', (lang, field) => fieldLabel(lang, id, field))
      await next()
    },
    ...(row.cacheControl === 'no-cache' ? [validated()] : []),
    ...(row.requestedWith ? [requestedWith] : []),
    ...(row.secured ? [session(env, id)] : []),
    rateLimit(env, id),
    parse(row, rulesOf(env, id)),
    ...(row.idempotencyKey ? [idempotency(env, { id, ownerOf, replay: replays[id] })] : []),
  ]
}

/** A key belongs to the applicant who is logged in, and its response is removed with them. */
function ownerOf(c: AppContext) {
  const applicantId = c.var.caller?.applicant.id ?? null
  return { name: String(applicantId ?? ''), applicantId }
}

function rulesOf(env: Env, id: OperationId): FormRules | undefined {
  // The schema that types the check's body has parsed it.
  const check = formChecks[id] as ((body: unknown, today: string) => ReturnType<FormRules>) | undefined
  return check && ((body) => check(body, jstDate(env.clock())))
}
