import { expect, test } from 'vitest'
import { operations } from '#openapi/generated/operations.ts'
import * as client from '#src/api/generated/index.ts'
import { isPersonal } from '#src/api/queries.ts'
import type { Document, Operation } from '../../scripts/generate/document.ts'
import { securedOperations } from '../../scripts/generate/secured.ts'

const operation = (operationId: string, security: Operation['security']): Operation => ({
  operationId,
  tags: [],
  responses: {},
  security,
})

test('an operation is marked by its security, wherever its path is', () => {
  const document: Document = {
    info: { description: '' },
    tags: [],
    components: {},
    paths: {
      '/anywhere': { get: operation('secured', [{ session: [] }]) },
      '/applicant/open': { get: operation('open', undefined) },
      '/applicant/optional': { get: operation('optional', [{ session: [] }, {}]) },
    },
  }
  expect(securedOperations(document)).toEqual(['secured'])
})

/** The keys of all generated queries, by operation. */
const keys = Object.entries(client).flatMap(([name, keyOf]) => {
  if (!/^get\w+QueryKey$/.test(name)) return []
  // Keys of operations with a path parameter take a value after the language.
  const key: readonly unknown[] = Reflect.apply(keyOf, undefined, ['en', 1])
  return [{ operation: String(key[0]), key }]
})

test('the answer of each query that the contract secures belongs to a person, and no other one does', () => {
  const reading = Object.entries(operations).filter(([, { method }]) => method === 'get')
  expect(keys.map(({ operation: id }) => id).sort()).toEqual(reading.map(([id]) => id).sort())
  const personal = keys.filter(({ key }) => isPersonal({ queryKey: key, meta: undefined }))
  expect(personal.map(({ operation: id }) => id).sort()).toEqual(
    reading
      .filter(([, { secured }]) => secured)
      .map(([id]) => id)
      .sort(),
  )
})

test('each key has its language', () => {
  expect(keys.filter(({ key }) => !key.includes('en'))).toEqual([])
})
