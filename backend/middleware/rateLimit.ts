import type { OperationId } from '#openapi/generated/operations.ts'
import type { Middleware } from '../http.ts'
import { requireAttempt } from '../attempts.ts'
import type { Env } from '../ports/env.ts'

/** Counts the calls of an operation by network and refuses calls over its limit. */
export const rateLimit =
  (env: Env, id: OperationId): Middleware =>
  async (c, next) => {
    const limit = env.config.limits[id]
    if (limit) await requireAttempt(env, `${id}:${c.env.call.network}`, limit)
    await next()
  }
