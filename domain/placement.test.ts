import { expect, test } from 'vitest'
import { earlierYears, lastYear, leftPercent } from './placement.ts'

test('leftPercent is a percentage of the permanent placements', () => {
  expect(leftPercent({ fiscalYear: 2025, placed: 50, permanent: 40, left: 1, unknown: 0 })).toBe('2.5')
})

test.each([lastYear, ...earlierYears])('the figures of $fiscalYear add up', (year) => {
  expect(year.permanent).toBeLessThanOrEqual(year.placed)
  expect(year.left + year.unknown).toBeLessThanOrEqual(year.permanent)
})
