/** Requests that are made of a contract: valid, broken, and anything else. */

import fc from 'fast-check'
import type { Contract } from '../../../contract-kit/src/contract/contract.ts'
import type { Operation } from '../../../contract-kit/src/contract/operations.ts'
import { arbitraryOf } from '../../../contract-kit/src/generate/arbitrary.ts'
import { isObject, type Json } from '../../../contract-kit/src/json.ts'

type Generated = { address: string; body: unknown }

/** Returns requests to an operation, the same ones each time. */
export function requestsTo(contract: Contract, operation: Operation, count: number): Generated[] {
  const { parameters, path, body } = operation
  const asked = parameters.filter(({ in: place }) => place === 'path' || place === 'query')
  const bodies = body
    ? bodyOf(arbitraryOf(contract.resolve(body.schema), contract.resolve))
    : fc.constant(undefined)
  const values = fc.record(
    Object.fromEntries(
      asked.map(({ name, schema }) => [
        name,
        fc.oneof(arbitraryOf(schema, contract.resolve), fc.string(), fc.integer()),
      ]),
    ),
  )
  return fc
    .sample(fc.tuple(bodies, values), { numRuns: count, seed: 20_261_123 })
    .map(([content, chosen]) => ({ address: addressOf(path, asked, chosen), body: content }))
}

/** A body that the schema allows, one of its parts replaced, or anything else. */
const bodyOf = (valid: fc.Arbitrary<Json>): fc.Arbitrary<unknown> =>
  fc.oneof(
    valid,
    fc
      .tuple(valid, fc.nat(), fc.jsonValue({ maxDepth: 3 }))
      .map(([body, at, part]) => replacePart(body, at, part)),
    fc.jsonValue({ maxDepth: 4 }),
  )

function replacePart(body: Json, at: number, part: unknown): unknown {
  if (!isObject(body)) return body
  const names = Object.keys(body)
  return { ...body, [names[at % Math.max(names.length, 1)] ?? 'x']: part }
}

function addressOf(
  template: string,
  asked: Operation['parameters'],
  chosen: Record<string, unknown>,
): string {
  const query = new URLSearchParams()
  for (const { name, in: place } of asked) if (place === 'query') query.append(name, String(chosen[name]))
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(chosen[name])).replace(/^\.{0,2}$/, 'x'),
  )
  return query.size > 0 ? `${filled}?${query}` : filled
}

type Seen = { status: number; type: string | null }

/** Returns the reason why an answer is a failure of the server or not one that the contract declares, or null. */
export function faultOf({ responses }: Operation, { status, type }: Seen): string | null {
  const declared = new Set([...responses.map((each) => each.status), 400, 403, 404, 413, 415, 429])
  if (status >= 500 || !declared.has(status)) return `status ${status}`
  const isProblem = type?.includes('application/problem+json') ?? false
  return status < 400 || isProblem ? null : `status ${status} without a problem`
}
