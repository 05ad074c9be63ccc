import type { OperationId } from '#openapi/generated/operations.ts'
import type { Middleware } from '../http.ts'
import { countAttempt } from '../attempts.ts'
import type { Env } from '../ports/env.ts'
import { ProblemError } from '../problem.ts'

/** Counts the calls of an operation by network and refuses calls over its limit. */
export const rateLimit =
  (env: Env, id: OperationId): Middleware =>
  async (c, next) => {
    const limit = env.config.limits[id]
    if (limit) {
      const seconds = await countAttempt(env, `${id}:${c.env.call.network}`, limit)
      if (seconds) throw new ProblemError(429, { headers: { 'Retry-After': String(seconds) } })
    }
    await next()
  }
