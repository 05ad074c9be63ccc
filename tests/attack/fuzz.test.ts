/** Valid and broken bodies to every operation: no answer is a failure of the server, and each is one that the contract declares. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadContract } from '../../contract-kit/src/contract/contract.ts'
import { arbitraryOf } from '../../contract-kit/src/generate/arbitrary.ts'
import { isObject, type Json } from '../../contract-kit/src/json.ts'
import { formOf } from '../backend/entries.ts'
import type { Answer, Client } from './support/client.ts'
import { type Target, startTarget, times } from './support/site.ts'

const CONTRACT = 'openapi/generated/openapi.json'
const REQUESTS = times(25, 300)

const contract = loadContract(CONTRACT)

let site: Target
const callers: Client[] = []
beforeAll(async () => {
  site = await startTarget()
  const person = site.client()
  await person.logIn('maria@example.com')
  callers.push(site.client(), person)
})
afterAll(() => site.stop())

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

/** Operations that end the session of the caller are tried by strangers only. */
const endsSession = new Set(['logout', 'changePassword', 'refreshSession', 'login', 'activate'])

describe.each(contract.operations)('$id', ({ id, method, path, parameters, body, responses }) => {
  const declared = new Set([...responses.map(({ status }) => status), 400, 403, 404, 413, 415, 429])
  const isForm = body?.type === 'multipart/form-data'
  const bodies = body
    ? bodyOf(arbitraryOf(contract.resolve(body.schema), contract.resolve))
    : fc.constant(undefined)
  const asked = parameters.filter(({ in: place }) => place === 'path' || place === 'query')
  const values = fc.record(
    Object.fromEntries(
      asked.map(({ name, schema }) => [
        name,
        fc.oneof(arbitraryOf(schema, contract.resolve), fc.string(), fc.integer()),
      ]),
    ),
  )

  test('answers as declared', async () => {
    const samples = fc.sample(fc.tuple(bodies, values), { numRuns: REQUESTS, seed: 20_261_123 })
    for (const [at, [content, chosen]] of samples.entries()) {
      const caller = endsSession.has(id) ? callers[0] : callers[at % 2]
      const answer = await caller?.call(method.toUpperCase(), addressOf(path, chosen), {
        body: isForm ? formOf(isObject(content) ? content : {}) : content,
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      })
      const fault = answer && faultOf(answer)
      const request = JSON.stringify({ path, chosen, content }).slice(0, 500)
      expect(fault === null ? null : { fault, request }).toBeNull()
    }
  })

  function faultOf({ status, headers }: Answer): string | null {
    if (status >= 500 || !declared.has(status)) return `status ${status}`
    const isProblem = headers.get('Content-Type')?.includes('application/problem+json') ?? false
    return status < 400 || isProblem ? null : `status ${status} without a problem`
  }

  function addressOf(template: string, chosen: Record<string, unknown>): string {
    const query = new URLSearchParams()
    for (const { name, in: place } of asked) if (place === 'query') query.append(name, String(chosen[name]))
    const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(chosen[name])).replace(/^\.{0,2}$/, 'x'),
    )
    return query.size > 0 ? `${filled}?${query}` : filled
  }
})
