/**
 * Sends wrong bodies to each write of the applicant area. They are made from the contract's example and schema: each field missing, of
 * another type, foreign, too long or with too many items, and an unknown field. Every answer is a 422 that names the field, and nothing is
 * stored.
 */

import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isRecord } from '#domain/record.ts'
import { createTestApp } from '#mocks/test.ts'
import { type Schema, resolve } from '../../scripts/generate/document.ts'
import { bodyOf, contract, entries, examplesOf } from '../contract/contract.ts'
import { everythingOf } from './everythingOf.ts'
import { EXAMPLE_NOW } from './processes.ts'
import { logIn } from './support.ts'

/** A value at a path within a body; undefined: the part is missing. */
type Wrong = { path: string[]; kind: string; value: unknown }

/** Longer lists are refused as a whole, by the limit of every body. */
const LONGEST_LIST = 200

/** Yields the wrong values of each field within a value that fits the schema. */
function* wrongValues(given: Schema, value: unknown, path: string[] = []): Generator<Wrong> {
  const schema = resolve(contract, given)
  if (path.length > 0) yield { path, kind: 'another type', value: isRecord(value) ? 'x' : { x: 1 } }
  if (typeof value === 'string' && schema.maxLength !== undefined)
    yield { path, kind: 'too long', value: value.padEnd(schema.maxLength + 1, 'A') }
  for (const foreign of foreignValues(schema)) yield { path, kind: `foreign: ${foreign}`, value: foreign }
  if (Array.isArray(value)) yield* wrongLists(schema, value, path)
  if (isRecord(value)) yield* wrongObjects(schema, value, path)
}

/** Yields values of the right type that are no choice, no date, not in the pattern or outside of the range. */
function* foreignValues({
  enum: choices,
  format,
  pattern,
  minimum,
  maximum,
}: Schema): Generator<string | number> {
  if (choices) yield typeof choices[0] === 'number' ? 10_001 : 'elsewhere'
  if (format === 'date') yield '2026-02-30'
  if (pattern !== undefined) yield '<b>'
  if (minimum !== undefined) yield minimum - 1
  if (maximum !== undefined) yield maximum + 1
}

function* wrongLists({ items, maxItems }: Schema, list: unknown[], path: string[]): Generator<Wrong> {
  if (list.length === 0) return
  if (maxItems !== undefined && maxItems < LONGEST_LIST)
    yield { path, kind: 'too many', value: Array.from({ length: maxItems + 1 }, () => list[0]) }
  if (items) yield* wrongValues(items, list[0], [...path, '0'])
}

function* wrongObjects(schema: Schema, object: Record<string, unknown>, path: string[]): Generator<Wrong> {
  yield { path: [...path, 'surprise'], kind: 'unknown', value: 1 }
  for (const name of schema.required ?? []) yield { path: [...path, name], kind: 'missing', value: undefined }
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    if (name in object) yield* wrongValues(property, object[name], [...path, name])
}

/** Returns a copy of a body with the part at a path replaced. */
function withPart(body: unknown, [name, ...rest]: string[], by: unknown): unknown {
  if (name === undefined) return by
  if (Array.isArray(body)) return body.with(Number(name), withPart(body[Number(name)], rest, by))
  return isRecord(body) ? { ...body, [name]: withPart(body[name], rest, by) } : body
}

/** The writes of an applicant, each with its wrong bodies. */
const writes = entries.flatMap((entry) => {
  const { operation, path } = entry
  const body = bodyOf(entry)
  const [example] = body?.contentType === 'application/json' ? examplesOf(body.media) : []
  if (!body || !example || !operation.security?.length) return []
  // It is closed to applicants with a password: see `activation.test.ts`.
  if (operation.operationId === 'setInitialPassword') return []
  const wrong = [...wrongValues(body.media.schema, example.value)].map((each) => ({
    field: each.path.join('.'),
    kind: each.kind,
    body: withPart(example.value, each.path, each.value),
  }))
  return [{ id: operation.operationId, path, wrong }]
})

const problem = z.object({ errors: z.array(z.object({ field: z.string() })) })
const app = await createTestApp({ now: EXAMPLE_NOW })
await logIn(app)
const before = await everythingOf(app, 1001)

test('the writes of the applicant area are found', () => {
  expect(writes.map(({ id }) => id).sort()).toEqual([
    'applyForJobs',
    'changeEmail',
    'changePassword',
    'changeProcessStatus',
    'requestInterview',
    'sendContact',
    'storeCareer',
    'storeResume',
    'submitConsent',
    'updateInterestedList',
    'updateProfile',
    'updateWorkingHistory',
    'updateWorkingHistoryAddition',
  ])
})

describe.each(writes)('$id', ({ path, wrong }) => {
  test.each(wrong)('$field, $kind', async ({ field, body }) => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const answer = await app.call('POST', path, { body, headers })
    expect(answer.status).toBe(422)
    const named = problem.parse(answer.body).errors.map((error) => error.field)
    expect(named.some((name) => isPartOf(field, name) || isPartOf(name, field))).toBe(true)
    expect(await everythingOf(app, 1001)).toEqual(before)
  })
})

const isPartOf = (part: string, whole: string) => part === whole || part.startsWith(`${whole}.`)
