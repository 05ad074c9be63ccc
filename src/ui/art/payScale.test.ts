import { expect, test } from 'vitest'
import { payScale } from './payScale.ts'

const steps = (from: number, ...jobs: number[]) =>
  jobs.map((count, index) => ({ from: (from + index) * 1e6, jobs: count }))
const factsOf = (min: number, max: number, list: { from: number; jobs: number }[]) => ({
  min,
  max,
  middle: (min + max) / 2,
  steps: list,
})

test('the range of the job lies within the scale, also beyond the steps of the others', () => {
  const { left, right, ticks } = payScale(factsOf(3.5e6, 14.2e6, steps(4, 2, 1, 6)))
  expect(left).toBeGreaterThan(30)
  expect(right).toBeLessThan(600)
  expect(ticks.map(({ yen }) => yen / 1e6)).toEqual([3, 6, 9, 12, 15])
})

test('a step without jobs has no stones, and the job is in its own step', () => {
  const { columns, own } = payScale(factsOf(5.9e6, 6.3e6, steps(4, 2, 0, 3)))
  expect(columns.map(({ stones }) => stones)).toEqual([2, 3])
  expect(own).toEqual(columns[1])
})

test('in a large category a stone represents several jobs, and one job still has a stone', () => {
  const { columns } = payScale(factsOf(5e6, 6e6, steps(4, 1, 240, 60)))
  expect(columns.map(({ stones }) => stones)).toEqual([1, 5, 2])
})

test('a job that is newer than the steps has a stone of its own', () => {
  const { own } = payScale(factsOf(10e6, 12e6, steps(4, 1, 2, 3)))
  expect(own.stones).toBe(1)
})
