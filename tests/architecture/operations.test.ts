import { expect, test } from 'vitest'
import { handlers, notBuiltYet } from '#backend/operations/index.ts'
import { operations } from '#openapi/generated/operations.ts'

/** How many operations are still to be built. When one is built, this number goes down; it never goes up. */
const STILL_TO_BUILD = 31

test('every operation of the contract is built or named as not built yet, never both', () => {
  expect([...Object.keys(handlers), ...notBuiltYet].sort()).toEqual(Object.keys(operations).sort())
})

test('fewer and fewer operations are not built yet', () => {
  expect(notBuiltYet).toHaveLength(STILL_TO_BUILD)
})
