import type { OperationId } from '#openapi/generated/operations.ts'
import { requireAttempt } from '../attempts.ts'
import type { Middleware } from '../http.ts'
import type { Env } from '../ports/env.ts'
import { ProblemError } from '../problem.ts'
import { findCaller } from '../session/session.ts'

/** The operations allowed between activation and the first password. */
const beforeFirstPassword: readonly OperationId[] = ['getAuth', 'logout', 'setInitialPassword']

/** Finds the caller. Throws 401 without a valid session, and 403 `password-not-set` before the first password. */
export const session =
  (env: Env, id: OperationId): Middleware =>
  async (c, next) => {
    const caller = await findCaller(env, c.env.call.cookies)
    if (!caller) throw new ProblemError(401)
    if (!caller.applicant.passwordHash && !beforeFirstPassword.includes(id)) {
      throw new ProblemError(403, { problem: 'password-not-set' })
    }
    c.set('caller', caller)
    await next()
  }

/** Counts the calls of an operation by network and refuses calls over its limit. */
export const rateLimit =
  (env: Env, id: OperationId): Middleware =>
  async (c, next) => {
    const limit = env.config.limits[id]
    if (limit) await requireAttempt(env, `${id}:${c.env.call.network}`, limit)
    await next()
  }

/** Protects writes against CSRF: forms of other sites cannot send this header. */
export const requestedWith: Middleware = async (c, next) => {
  if (c.req.header('X-Requested-With') !== 'hashi') throw new ProblemError(403)
  await next()
}
