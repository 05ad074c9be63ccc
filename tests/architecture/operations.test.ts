import { expect, test } from 'vitest'
import { handlers, notBuiltYet } from '#backend/operations/index.ts'
import { operations } from '#openapi/generated/operations.ts'

/** The number of operations that were still to be built when this was last changed. */
const STILL_TO_BUILD = 14

test('every operation of the contract is either built or listed as not built', () => {
  expect([...Object.keys(handlers), ...notBuiltYet].sort()).toEqual(Object.keys(operations).sort())
})

test('the number of operations that are not built only decreases', () => {
  expect(notBuiltYet.length).toBeLessThanOrEqual(STILL_TO_BUILD)
})
