import type { OperationId } from '#openapi/generated/operations.ts'
import type { Middleware } from '../http.ts'
import type { Env } from '../ports/env.ts'
import { ProblemError } from '../problem.ts'
import { findCaller } from '../session/session.ts'

/** What an applicant may do who has opened the link of the registration mail and not yet set a password. */
const beforeFirstPassword: readonly OperationId[] = ['getAuth', 'logout', 'setInitialPassword']

/** Finds who calls; without a living session the call ends with 401, before the first password most end with 403. */
export const session =
  (env: Env, id: OperationId): Middleware =>
  async (c, next) => {
    const caller = await findCaller(env, c.env.call.cookies)
    if (!caller) throw new ProblemError(401)
    if (!caller.applicant.passwordHash && !beforeFirstPassword.includes(id)) throw new ProblemError(403)
    c.set('caller', caller)
    await next()
    c.res.headers.set('Cache-Control', 'no-store')
  }
