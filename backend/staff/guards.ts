import { requireAttempt } from '../attempts.ts'
import type { AppContext, Middleware } from '../http.ts'
import type { Actor } from '../ports/audit.ts'
import type { Env } from '../ports/env.ts'
import type { Scope } from '../ports/staffScopes.ts'
import { ProblemError } from '../problem.ts'
import { findToken } from './tokens.ts'

/** The scope of an operation: an area, `read`, or `owner` for the socket only. Null: no token is needed. */
export type StaffScope = Scope | 'owner' | null

const LONGEST_USER = 100

/**
 * Finds the caller: the owner of the data folder at the socket, otherwise a token with the scope of the operation. Throws 401 without a valid
 * token, 403 `missing-scope`, and 429 above the limit of the token.
 */
export const authorise =
  (env: Env, { scope, method }: { scope: StaffScope; method: string }): Middleware =>
  async (c, next) => {
    c.set('actor', scope === null ? null : await actorOf(env, c, { scope, method }))
    await next()
  }

async function actorOf(
  env: Env,
  c: AppContext,
  operation: { scope: Exclude<StaffScope, null>; method: string },
): Promise<Actor> {
  if (c.env.call.isOwner) return { kind: 'socket', user: userOf(c) }
  const token = await findToken(env, bearerOf(c))
  if (!token) env.security({ event: 'staff-token-refused' })
  if (!token)
    throw new ProblemError(401, { problem: 'missing-token', headers: { 'WWW-Authenticate': 'Bearer' } })
  if (!isAllowed(token.scopes, operation)) throw new ProblemError(403, { problem: 'missing-scope' })
  await requireAttempt(env, `staffCalls:${token.id}`, env.config.limits.staffCalls)
  return { kind: 'token', id: token.id, name: token.name }
}

function isAllowed(
  scopes: Scope[],
  { scope, method }: { scope: Exclude<StaffScope, null>; method: string },
): boolean {
  if (scope === 'owner') return false
  return scopes.includes(scope) || (method === 'get' && scopes.includes('read'))
}

const bearerOf = (c: AppContext) => /^Bearer +(\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? ''

/** The command line sends the user of the computer, with escapes for other characters than those of headers. */
function userOf(c: AppContext): string {
  const header = c.req.header('X-Hashi-User') ?? ''
  try {
    return decodeURIComponent(header).slice(0, LONGEST_USER).toWellFormed() || 'unknown'
  } catch {
    return 'unknown'
  }
}
