import { describe, expect, test } from 'vitest'
import type { Document } from '../../scripts/generate/document.ts'
import { contract } from './contract.ts'
import { breakersOf, openSchemas, operationChecks } from './conventions.ts'

/** Operations that violate every convention. */
const bad: Document = {
  info: { description: '' },
  tags: [],
  paths: {
    '/entry/{id}': {
      post: {
        operationId: 'login',
        tags: [],
        security: [{ session: [] }],
        requestBody: { content: { 'application/json': { schema: {} } } },
        responses: {
          200: { content: { 'application/json': { schema: {} } } },
          429: { content: { 'application/json': { schema: {} } } },
        },
      },
    },
    '/entry': {
      post: {
        operationId: 'createEntry',
        tags: [],
        responses: { 201: { content: { 'application/json': { schema: {} } } } },
      },
    },
  },
  components: {},
}

describe.each(Object.entries(operationChecks))('every operation %s', (_name, check) => {
  test('of the contract', () => expect(breakersOf(check, contract)).toEqual([]))
  test('and a violation is found', () => expect(breakersOf(check, bad)).not.toEqual([]))
})

test('every schema is closed and typed', () => {
  const { schemas = {} } = contract.components
  expect(Object.keys(schemas).length).toBeGreaterThan(100)
  expect(Object.entries(schemas).flatMap(([name, schema]) => openSchemas(schema, name))).toEqual([])
})

test.each([
  [{ type: 'object', properties: { a: { type: 'string' } } }, 'Bad is open'],
  [{ type: 'object', additionalProperties: false, properties: { a: {} } }, 'Bad.a takes anything'],
  [{ type: 'array', items: { properties: {} } }, 'Bad.[] is open'],
  [{ type: 'array' }, 'Bad has items of any kind'],
  [{ oneOf: [{ description: 'Anything' }] }, 'Bad.0 takes anything'],
  [true, 'Bad is no schema'],
])('the open schema %j is found', (schema, fault) => {
  expect(openSchemas(schema, 'Bad')).toContain(fault)
})
