import type { Middleware } from '../http.ts'
import type { Env } from '../ports/env.ts'
import { ProblemError } from '../problem.ts'
import { findCaller } from '../session/session.ts'

/** Finds who calls; without a living session the call ends with 401. */
export const session =
  (env: Env): Middleware =>
  async (c, next) => {
    const caller = await findCaller(env, c.env.call.cookies)
    if (!caller) throw new ProblemError(401)
    c.set('caller', caller)
    await next()
    c.res.headers.set('Cache-Control', 'no-store')
  }
