import { operations } from '#openapi/staff/generated/operations.ts'
import { type App, createApi } from '../api.ts'
import type { AppContext, Middleware } from '../http.ts'
import { idempotency } from '../middleware/idempotency.ts'
import { parse } from '../middleware/parse.ts'
import { streamKey } from '../middleware/streamKey.ts'
import type { Replay } from '../operation.ts'
import type { Actor } from '../ports/audit.ts'
import { respond } from '../respond.ts'
import { type AuditedChange, recordAudit } from './audit.ts'
import { STAFF_BASE } from './base.ts'
import { authorise } from './guards.ts'
import type {
  StaffEnv,
  StaffHandler,
  StaffHandlers,
  StaffInput,
  StaffOperationId,
  StaffRow,
} from './operation.ts'
import { handlers as allHandlers } from './operations/index.ts'
import { repeatedToken } from './operations/tokens.ts'
import { versionSent } from './versions.ts'

/** The staff API as a fetch handler, independent of the host. Tests may pass handlers of their own. */
export function createStaffApp(env: StaffEnv, handlers: Partial<StaffHandlers> = allHandlers): App {
  return createApi({
    base: STAFF_BASE,
    operations,
    chainOf: (id) => [...checksOf(env, id), last(env, id, handlers[id])],
  })
}

/** The checks before an operation. Their order matters: the body of a refused caller is never read. */
function checksOf(env: StaffEnv, id: StaffOperationId): Middleware[] {
  const row = operations[id]
  return [
    async (c, next) => {
      c.set('labelOf', (_lang, field) => field)
      c.set('problemTexts', 'staffProblems')
      await next()
    },
    authorise(env, row),
    ...(row.method === 'get' ? [] : [reportCall(env, id)]),
    parse(row),
    ...(row.idempotencyKey ? [keyCheck(env, id)] : []),
  ]
}

/** Returns the middleware for the `Idempotency-Key` of a body or a stream. */
function keyCheck(env: StaffEnv, operation: StaffOperationId): Middleware {
  const id = `staff.${operation}`
  return operations[operation].contentType === 'application/x-ndjson'
    ? streamKey(env, { id, ownerOf })
    : idempotency(env, { id, ownerOf, replay: replays[operation] })
}

/** The operations that store a reference in place of a body. */
const replays: Partial<Record<StaffOperationId, Replay>> = { createToken: repeatedToken }

/** A key belongs to a token, or to a user of the socket. */
function ownerOf(c: AppContext) {
  const actor = actorOf(c)
  const name = actor.kind === 'token' ? `token ${actor.id}` : `user ${actor.user}`
  return { name, applicantId: null }
}

function last<Id extends StaffOperationId>(env: StaffEnv, id: Id, handle?: StaffHandler<Id>) {
  return respond<StaffRow<Id>, StaffInput<Id>>(env, {
    id,
    row: operations[id],
    handle: handle && ((input) => handle(input, env)),
    inputOf: (c) => inputOf(env, id, c),
  })
}

/** The middleware has parsed each part with the schema that types it here. */
function inputOf<Id extends StaffOperationId>(env: StaffEnv, id: Id, c: AppContext): StaffInput<Id> {
  const { lang, params, query, body, storeResponse, stream } = c.var
  const actor = actorOf(c)
  const audit = (store: StaffEnv['store'], ...changes: AuditedChange[]) =>
    recordAudit(store, env, { actor, operation: id }, ...changes)
  const ifMatch = versionSent(c)
  return { lang, params, query, body, stream, storeResponse, actor, ifMatch, audit } as StaffInput<Id>
}

/** An operation without a scope has no caller; it neither writes nor records. */
const actorOf = (c: AppContext): Actor => c.var.actor ?? { kind: 'socket', user: 'unknown' }

/** Reports each call that may change something. The audit has the changes. */
const reportCall =
  (env: StaffEnv, operation: StaffOperationId): Middleware =>
  async (c, next) => {
    const actor = actorOf(c)
    env.security({
      event: 'staff-call',
      operation,
      actor: actor.kind === 'token' ? `token ${actor.id}` : 'socket',
    })
    await next()
  }
