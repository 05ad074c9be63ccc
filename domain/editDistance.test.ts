import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from './editDistance.ts'

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['job', 'jobs', 1],
    ['kitten', 'sitting', 3],
    ['/case', '/cases/1', 3],
  ])('of %j and %j is %i', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance)
  })

  it('is the same in both directions, and zero only for equal texts', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a))
        expect(editDistance(a, b) === 0).toBe(a === b)
      }),
    )
  })
})
