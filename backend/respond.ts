import type { Handler as HonoHandler } from 'hono'
import { sha256 } from './crypto.ts'
import type { AppContext, AppTypes, Row } from './http.ts'
import type { OperationRow, Result } from './operation.ts'
import type { Env } from './ports/env.ts'
import { problemResponse } from './problem.ts'

type Options<Columns extends OperationRow, Input> = {
  /** The name and row of the operation in its table. */
  id: string
  row: Columns & Row
  /** Undefined for an operation without a handler. */
  handle: ((input: Input, env: Env) => Promise<Result<Columns>>) | undefined
  /** Returns the input that the middleware has parsed. */
  inputOf: (c: AppContext) => Input
}

/** The last handler of the chain: calls the operation and turns its result into a response. */
export function respond<Columns extends OperationRow, Input>(
  env: Env,
  { id, row, handle, inputOf }: Options<Columns, Input>,
): HonoHandler<AppTypes> {
  return async (c) => {
    if (!handle) return problemResponse(c, 501)
    const result = await handle(inputOf(c), env)
    if (!('body' in result)) {
      const { problem, errors, retryAfter } = result
      const headers = retryAfter ? { 'Retry-After': String(retryAfter) } : undefined
      return problemResponse(c, Number(result.status), { problem, errors, headers })
    }
    const { status, body, version } = result
    if (body instanceof ReadableStream) return streamed(body, status, row)
    if (env.config.checkResponses) checkResponse(id, row, { status, body })
    const headers = new Headers({
      'Cache-Control': row.cacheControl,
      ...(version !== undefined && { ETag: `"${version}"` }),
      ...result.headers,
    })
    if (body instanceof Uint8Array) return new Response(new Uint8Array(body), { status, headers })
    headers.set('Content-Type', 'application/json')
    const text = JSON.stringify(body)
    // A stored answer is validated before each use.
    if (headers.get('Cache-Control') === 'no-cache') headers.set('ETag', await tagOf(c.var.lang, text))
    return new Response(text, { status, headers })
  }
}

/** The characters of a tag; a longer one would not be safer. */
const TAG_LENGTH = 32

/** Returns the tag of an answer in its language, a weak one, because its compressed variants share it. */
const tagOf = async (lang: string, text: string) => `W/"${(await sha256(lang + text)).slice(0, TAG_LENGTH)}"`

function streamed(body: ReadableStream<Uint8Array>, status: number, row: Row): Response {
  return new Response(body, {
    status,
    headers: { 'Cache-Control': row.cacheControl, 'Content-Type': 'application/x-ndjson' },
  })
}

/** Throws if a response does not fit the contract. This finds faults of the backend in development and tests. */
function checkResponse(id: string, row: Row, { status, body }: { status: number; body: unknown }): void {
  const schema = row.responses[status]
  if (!schema) throw new Error(`${id} responded with ${status}, which the contract does not declare`)
  const checked = schema.safeParse(body)
  if (!checked.success)
    throw new Error(`${id} responded against its schema: ${JSON.stringify(checked.error.issues)}`)
}
