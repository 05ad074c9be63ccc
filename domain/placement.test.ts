import { expect, test } from 'vitest'
import { sampleCompany } from '#content/company.ts'
import { lastYear, leftPercent } from './placement.ts'

const year = { fiscalYear: 2025, placed: 50, permanent: 40, left: 1, unknown: 0 }

test('leftPercent is a percentage of the permanent placements, if there are any', () => {
  expect(leftPercent(year)).toBe('2.5')
  expect(leftPercent({ ...year, permanent: 0, left: 0 })).toBeNull()
})

test('lastYear is the latest, whatever the order', () => {
  const averageFees = { engineering: 30, creative: 30, management: 30 }
  expect(lastYear({ averageFees, years: [{ ...year, fiscalYear: 2024 }, year] })).toBe(year)
})

test.each(sampleCompany.placements?.years ?? [])(
  'the figures of $fiscalYear add up',
  ({ placed, permanent, left, unknown }) => {
    expect(permanent).toBeLessThanOrEqual(placed)
    expect(left + unknown).toBeLessThanOrEqual(permanent)
  },
)
