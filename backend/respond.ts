import type { Handler as HonoHandler } from 'hono'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { AppTypes } from './http.ts'
import type { Handler, Input } from './operation.ts'
import type { Env } from './ports/env.ts'
import { problemResponse } from './problem.ts'

/** The last handler of the chain: calls the operation and turns its result into a response. */
export function respond<Id extends OperationId>(
  env: Env,
  id: Id,
  handler?: Handler<Id>,
): HonoHandler<AppTypes> {
  return async (c) => {
    if (!handler) return problemResponse(c, 501)
    const { lang, caller, params, query, body, storeResponse } = c.var
    // The middleware has parsed each part with the schema that types it here.
    const { cookies, network } = c.env.call
    const input = { lang, caller, params, query, body, storeResponse, cookies, network } as Input<Id>
    const result = await handler(input, env)
    if (!('body' in result)) {
      const { problem, errors, retryAfter } = result
      const headers = retryAfter ? { 'Retry-After': String(retryAfter) } : undefined
      return problemResponse(c, Number(result.status), { problem, errors, headers })
    }
    if (env.config.checkResponses) checkResponse(id, result.status, result.body)
    const headers = { 'Cache-Control': operations[id].cacheControl, ...result.headers }
    if (result.body instanceof Uint8Array) return c.body(new Uint8Array(result.body), result.status, headers)
    return c.json(result.body, result.status, headers)
  }
}

/** Throws if a response does not fit the contract. This finds faults of the backend in development and tests. */
function checkResponse(id: OperationId, status: number, body: unknown): void {
  const schema = Object.entries(operations[id].responses).find(
    ([declared]) => Number(declared) === status,
  )?.[1]
  if (!schema) throw new Error(`${id} responded with ${status}, which the contract does not declare`)
  const checked = schema.safeParse(body)
  if (!checked.success)
    throw new Error(`${id} responded against its schema: ${JSON.stringify(checked.error.issues)}`)
}
