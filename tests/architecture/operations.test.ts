import { expect, test } from 'vitest'
import { handlers } from '#backend/operations/index.ts'
import { operations } from '#openapi/generated/operations.ts'

test('every operation of the contract has a handler, and there are no others', () => {
  expect(Object.keys(handlers).sort()).toEqual(Object.keys(operations).sort())
})
