import { expect, test } from 'vitest'
import { payContextOf } from './payContext.ts'

/** A job with this middle of its range, in millions of yen. */
const jobOf = (middle: number) => ({ salaryMin: middle * 1e6 - 500_000, salaryMax: middle * 1e6 + 500_000 })
const contextOf = (middle: number, ...middles: number[]) =>
  payContextOf(jobOf(middle), Float64Array.from(middles, (each) => each * 1e6).toSorted())

test.each([
  [8, [8]],
  [8, [5, 6, 7, 8]],
])('with %j among %j there are too few jobs', (middle, middles) => {
  expect(contextOf(middle, ...middles)).toBeNull()
})

test.each([
  [4, [4, 5, 6, 7, 8], 5, 6e6],
  [8, [4, 5, 6, 7, 8], 1, 6e6],
  [7, [4, 5, 6, 7, 8, 9], 3, 6.5e6],
  [6, [6, 6, 6, 6, 6], 1, 6e6],
  [5, [5, 5, 6, 6, 7], 4, 6e6],
  [5.25, [4, 5.25, 5.5, 6, 7, 8], 5, 5.75e6],
])('%j among %j has rank %j, the median is %j', (middle, middles, rank, median) => {
  expect(contextOf(middle, ...middles)).toMatchObject({ jobs: middles.length, rank, median })
})

test('steps have no gap, and a full million belongs to its own step', () => {
  expect(contextOf(5, 4.99, 5, 5.5, 8, 5.999)?.steps).toEqual([
    { from: 4_000_000, jobs: 1 },
    { from: 5_000_000, jobs: 3 },
    { from: 6_000_000, jobs: 0 },
    { from: 7_000_000, jobs: 0 },
    { from: 8_000_000, jobs: 1 },
  ])
})

test('a job that is not among them yet still has a rank', () => {
  expect(contextOf(10, 4, 5, 6, 7, 8)).toMatchObject({ jobs: 5, rank: 1 })
  expect(contextOf(3, 4, 5, 6, 7, 8)).toMatchObject({ jobs: 5, rank: 6 })
})
