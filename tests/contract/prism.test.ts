/** Prism, a static mock, serves every example of the contract below `/api/v1` and accepts every request example. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OperationEntry } from '../../scripts/generate/document.ts'
import { callExample, requestsOf } from './calls.ts'
import { type Example, entries, examplesOf, successOf } from './contract.ts'
import { type Prism, startPrism } from './prism.ts'

let prism: Prism

beforeAll(async () => {
  prism = await startPrism()
})
afterAll(() => prism.stop())

const successes = entries.flatMap((entry) =>
  examplesOf(successOf(entry).media).map((example) => ({
    entry,
    example,
    id: entry.operation.operationId,
    name: example.name,
  })),
)

test.each(successes)('$id returns its example $name', async ({ entry, example }) => {
  const [request] = requestsOf(entry)
  const { status } = successOf(entry)
  const response = await call(entry, request, `code=${status}, example=${example.name}`)
  expect(response).toMatchObject({ status, body: example.value })
})

const requests = entries.flatMap((entry) =>
  requestsOf(entry).map((request) => ({
    entry,
    request,
    id: entry.operation.operationId,
    name: request.name,
  })),
)

test.each(requests)('$id accepts the request example $name', async ({ entry, request }) => {
  const { status } = await call(entry, request)
  expect(status).toBe(successOf(entry).status)
})

test('a request that violates its schema is refused', async () => {
  const logins = entries.filter(({ operation }) => operation.operationId === 'login')
  const answers = await Promise.all(logins.map((login) => call(login, { name: 'bad', value: { email: 1 } })))
  expect(answers).toMatchObject([{ status: 422 }])
})

test('an entry without required fields is refused', async () => {
  const entry = entries.find(({ operation }) => operation.operationId === 'createEntry')
  if (!entry) throw new Error('The contract has no entry')
  const [example] = requestsOf(entry)
  const filled = Object(example?.value)
  expect(await call(entry, { name: 'filled', value: filled })).toMatchObject({ status: 201 })
  for (const name of ['nationality', 'agreeToTerms', 'itSkills', 'yearWorkExperience']) {
    const { [name]: _, ...value } = filled
    expect(await call(entry, { name, value })).toMatchObject({ status: 422 })
  }
})

const call = (entry: OperationEntry, request?: Example, prefer?: string) =>
  callExample(prism.url, entry, { request, headers: prefer ? { Prefer: prefer } : {} })
