import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { jobs } from '#content/jobs/index.ts'
import { languages } from '#domain/lang.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { examples } from '../../scripts/examples.ts'
import { answersOf, bodyOf, contract, entries, examplesOf, successOf } from './contract.ts'

type Schema = { safeParse(value: unknown): unknown }

const rowOf = (operationId: string) => operations[operationId as OperationId]
const isAccepted = { success: true }

const requests = entries.flatMap((entry) => {
  const body = bodyOf(entry)
  const id = entry.operation.operationId
  return body ? examplesOf(body.media).map((example) => ({ id, ...example })) : []
})

test.each(requests)('the request example $name of $id matches its schema', ({ id, value }) => {
  expect(rowOf(id).body?.safeParse(value)).toMatchObject(isAccepted)
})

describe.each(entries)('$operation.operationId', (entry) => {
  const { operationId } = entry.operation

  test('has response examples that match their schemas', () => {
    const schemas = new Map<string, Schema | null>(Object.entries(rowOf(operationId).responses))
    const answers = answersOf(entry).filter(({ contentType }) => contentType.endsWith('json'))
    for (const { status, media } of answers) {
      for (const { value } of examplesOf(media)) {
        expect(schemas.get(String(status))?.safeParse(value)).toMatchObject(isAccepted)
      }
    }
  })

  test('has a success example in both languages', () => {
    const names = examplesOf(successOf(entry).media).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining([...languages]))
  })
})

test('an example that violates its schema is refused', () => {
  expect(operations.login.body.safeParse({ email: 'maria@example.com' })).not.toMatchObject(isAccepted)
})

test.each(await examples())(
  '$file equals the backend’s response; otherwise run `node scripts/examples.ts`',
  (example) => {
    expect(parse(readFileSync(example.file, 'utf8'))).toEqual(example.content)
  },
)

test('the jobs of all examples are sample jobs', () => {
  const known = jobs.map(({ job_id }) => job_id)
  const named = [...requests.map(({ value }) => value), contract.components.examples, contract.paths].flatMap(
    jobIdsIn,
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((id) => !known.includes(id))).toEqual([])
})

/** Returns all values of `job_id` and `job_ids` in a value. */
function jobIdsIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'job_id' || key === 'job_ids'
      ? [part].flat().filter((id) => typeof id === 'number')
      : jobIdsIn(part),
  )
}
