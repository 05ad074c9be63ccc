/** Twice the body or query takes at most twice the work, for every operation and every kind of body. */

import { describe, expect, test } from 'vitest'
import { isRecord } from '#domain/record.ts'
import { createTestApp } from '#mocks/test.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { bodyOf, entries, examplesOf } from '../contract/contract.ts'
import { formOf } from './entries.ts'
import { createPost } from './poster.ts'
import { logIn, send } from './support.ts'
import { readWork } from './work.ts'

/** The growth allowed for a body of twice the size, and the work that does not depend on the size. */
const GROWTH = 2.2
const CONSTANT = 5_000
/** How often the larger body is measured at most. */
const TIMES = 3
/** The size of the smaller body, in names, items or parts. Operations with small bodies take fewer. */
const SIZE = 480
/** So many rows and names of a row pass the limits of every body, twice the names too. */
const ROWS = 3
const NAMES = 30

const app = await createTestApp()
await logIn(app)
const post = createPost(app)

const namesOf = (count: number, value: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, value]))

const listOf = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item)

/** Returns a copy of an example with each field replaced. */
const withEach = (example: object, by: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(example).map(([name, value]) => [name, by(value)]))

/** Returns a copy with the unknown names in each object as well. */
function withNames(value: unknown, names: object): unknown {
  if (Array.isArray(value)) return value.map((item) => withNames(item, names))
  return isRecord(value) ? { ...withEach(value, (part) => withNames(part, names)), ...names } : value
}

/** Returns a copy with more items in each list, made of its first. */
function withItems(value: unknown, count: number, itemOf: (first: unknown) => unknown): unknown {
  if (Array.isArray(value)) return listOf(count, itemOf(value[0] ?? null))
  return isRecord(value) ? withEach(value, (part) => withItems(part, count, itemOf)) : value
}

/** Returns a copy with `ROWS` items in each list. */
function withRows(value: unknown): unknown {
  if (Array.isArray(value)) return listOf(ROWS, withRows(value[0] ?? null))
  return isRecord(value) ? withEach(value, withRows) : value
}

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

type Shape = (example: Record<string, unknown>, size: number) => unknown

const shapes: [string, Shape][] = [
  ['unknown names', (example, size) => ({ ...example, ...namesOf(size, 1) })],
  ['unknown names alone', (_, size) => namesOf(size, { a: [] })],
  ['unknown names in every object', (example, size) => withNames(example, namesOf(size, 1))],
  [
    'unknown names in many rows',
    (example, size) => withNames(withRows(example), namesOf(Math.ceil((size / SIZE) * NAMES), 1)),
  ],
  [
    'an object of unknown names in every field',
    (example, size) => withEach(example, () => namesOf(size, '')),
  ],
  ['a list of texts in every field', (example, size) => withEach(example, () => listOf(size, 'x'))],
  ['a list of objects in every field', (example, size) => withEach(example, () => listOf(size, { a: 1 }))],
  ['long lists', (example, size) => withItems(example, size, (first) => first)],
  [
    'long lists with unknown names',
    (example, size) => withItems(example, size, (first) => ({ first, ...namesOf(30, 1) })),
  ],
  ['long lists of null', (example, size) => withItems(example, size, () => null)],
  ['a long text in every field', (example, size) => withEach(example, () => 'a@b.c,'.repeat(size))],
  ['marks in every field', (example, size) => withEach(example, () => 'e\u0301 '.repeat(size))],
  ['a deep value in every field', (example, size) => withEach(example, () => nested(size))],
  ['a deep value under an unknown name', (example, size) => ({ ...example, a: nested(size) })],
]

const withBody = entries.flatMap((entry) => {
  const body = bodyOf(entry)
  const [example] = body ? examplesOf(body.media) : []
  const id = entry.operation.operationId as OperationId
  return example && isRecord(example.value) ? [{ id, example: example.value }] : []
})

/** Returns a body as it is sent. A form is sent as bytes, because Node fails when a stream of a form is not read to its end. */
async function encode(id: OperationId, body: unknown): Promise<{ bytes: Blob; type: string }> {
  if (operations[id].contentType === 'application/json')
    return { bytes: new Blob([JSON.stringify(body)]), type: 'application/json' }
  const form = new Response(formOf(isRecord(body) ? body : {}))
  return { type: form.headers.get('Content-Type') ?? '', bytes: await form.blob() }
}

async function workOf(id: OperationId, body: unknown): Promise<number> {
  const { bytes, type } = await encode(id, body)
  const { status } = await post(id, bytes, { 'Content-Type': type })
  expect(status).toBeLessThan(500)
  return readWork()
}

async function workOfCall(path: string, headers: Record<string, string>): Promise<number> {
  await send(app.env, 'GET', path, { headers })
  return readWork()
}

/** Returns the work of twice the size beyond the growth that is allowed, or 0. */
async function excessOf(work: (size: number) => Promise<number>, size: number): Promise<number> {
  // The first call creates objects that later ones use again.
  await work(1)
  const allowed = GROWTH * (await work(size)) + CONSTANT
  let least = Infinity
  // Timers and modules that load late can only add to a measurement.
  for (let times = 0; times < TIMES && least > allowed; times += 1)
    least = Math.min(least, await work(2 * size))
  return Math.max(0, least - allowed)
}

/** Returns half of the largest size for the operation's body. */
function sizeFor(id: OperationId, example: Record<string, unknown>, shape: Shape): number {
  let size = SIZE
  while (JSON.stringify(shape(example, 2 * size)).length > operations[id].bodyBytes)
    size = Math.floor(size / 2)
  return size
}

describe.each(withBody)('$id', ({ id, example }) => {
  test.each(shapes)('with %s', async (_, shape) => {
    const size = sizeFor(id, example, shape)
    expect(await excessOf((length) => workOf(id, shape(example, length)), size)).toBe(0)
  })
})

/** Each shape is a list of pairs for the names of an operation's query. */
const queries: [string, (names: string[], size: number) => string[]][] = [
  ['repeated names', (names, size) => names.flatMap((name) => listOf(size, `${name}=a`))],
  ['lists', (names, size) => names.map((name) => `${name}=${'a1,'.repeat(size)}`)],
  ['unknown names', (_, size) => Object.keys(namesOf(size, ''))],
  ['long texts', (names, size) => names.map((name) => `${name}=${'%E3%82%AB+b'.repeat(size)}`)],
]

const withQuery = Object.values(operations)
  .map(({ path, queryKinds }) => ({ path: path.replaceAll(/\{\w+\}/g, '1'), names: Object.keys(queryKinds) }))
  .filter(({ names }) => names.length > 0)

describe.each(withQuery)('$path', ({ path, names }) => {
  test.each(queries)('with %s in the query', async (_, pairsOf) => {
    expect(await excessOf((size) => workOfCall(`${path}?${pairsOf(names, size).join('&')}`, {}), SIZE)).toBe(
      0,
    )
  })
})

test.each([
  ['Accept-Language', 'fr;q=0.5;x=1,'],
  ['Idempotency-Key', 'a-'],
  ['If-None-Match', '"a",'],
])('a long header %s', async (name, text) => {
  expect(await excessOf((size) => workOfCall('/job/20401', { [name]: text.repeat(size) }), SIZE)).toBe(0)
})
