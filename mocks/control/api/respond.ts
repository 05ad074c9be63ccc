/** Parsing and responses of the control API. */

import type { Context } from 'hono'
import type * as z from 'zod/mini'
import { decodeTexts } from '#backend/middleware/decode.ts'
import { issuesOf } from '../contract/issues.ts'
import type { ControlProblem } from '../generated/client.ts'
import { Refusal } from '../refusal.ts'

/** A body that is not JSON. */
class Malformed extends Error {}

export type ControlTypes = {
  Bindings: {
    cookies: Record<string, string>
    /** Collects the values of `Set-Cookie`, which browsers hide in responses. */
    setCookies: string[]
  }
}

export type ControlContext = Context<ControlTypes>

/** Parses the body. Throws `Malformed`, and a `Refusal` for wrong values. */
export async function bodyOf<Schema extends z.ZodMiniType>(
  c: ControlContext,
  schema: Schema,
): Promise<z.output<Schema>> {
  const isJson = (c.req.header('Content-Type') ?? '').split(';')[0]?.trim() === 'application/json'
  return parse(schema, isJson ? await json(c) : malformed())
}

async function json(c: ControlContext): Promise<unknown> {
  try {
    return await c.req.json()
  } catch (error) {
    if (error instanceof SyntaxError) malformed()
    throw error
  }
}

function malformed(): never {
  throw new Malformed('The body is not JSON.')
}

/** Parses the query. Throws a `Refusal` for wrong and unknown parameters. */
export function queryOf<Schema extends z.ZodMiniType>(
  c: ControlContext,
  schema: Schema,
  numbers: string[] = [],
): z.output<Schema> {
  const kinds = Object.fromEntries(numbers.map((name) => [name, 'number']))
  return parse(schema, decodeTexts([...new URL(c.req.url).searchParams], kinds))
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const errors = issuesOf(schema, value).map(({ path, message }) => ({ field: path, message }))
  const [first] = errors
  throw new Refusal(422, `${first?.field || 'The body'} ${first?.message}.`, errors)
}

/** Returns the response for an error. */
export function problemOf(error: unknown): Response {
  if (error instanceof Malformed)
    return problem({ title: 'Malformed request', status: 400, detail: error.message })
  if (error instanceof Refusal) {
    const { status, message: detail, errors } = error
    return problem(
      status === 404
        ? { title: 'Not found', status, detail }
        : { title: 'Invalid values', status, detail, errors },
    )
  }
  console.error(error)
  return problem({
    title: 'Internal error',
    status: 500,
    detail: 'The mock has failed. Its console says why.',
  })
}

export function problem(body: ControlProblem, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status: body.status,
    headers: { ...headers, 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' },
  })
}
