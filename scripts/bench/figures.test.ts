import { describe, expect, it, test } from 'vitest'
import { median, missesGoal, percentile } from './figures.ts'
import { tableOf } from './table.ts'

test.each([
  [[3], 3],
  [[3, 1, 2], 2],
  [[10, 2, 4, 1], 3],
  [[], NaN],
])('the median of %j is %j', (values, middle) => {
  expect(median(values)).toBe(middle)
})

test('a percentile is the smallest value that this share does not exceed', () => {
  const values = Array.from({ length: 100 }, (_, place) => 100 - place)
  expect(percentile(values, 0.95)).toBe(95)
  expect(percentile([5, 1, 3], 0.95)).toBe(5)
  expect(percentile([], 0.95)).toBe(NaN)
})

describe('A goal', () => {
  const figure = { area: 'pages', subject: 'home ja', measure: 'score', value: 99 } as const

  test.each([
    [{}, false],
    [{ atMost: 99 }, false],
    [{ atMost: 98.9 }, true],
    [{ atLeast: 99 }, false],
    [{ atLeast: 100 }, true],
  ])('of %j is missed by 99: %j', (goal, isMissed) => {
    expect(missesGoal({ ...figure, ...goal })).toBe(isMissed)
  })

  it('follows its figure in the table, marked if it is missed', () => {
    const table = tableOf([
      { ...figure, measure: 'CLS', value: 0.014, atMost: 0.01 },
      { ...figure, atLeast: 98 },
    ])
    expect(table.split('\n').slice(1)).toEqual([
      '                       CLS       score',
      'home ja   ✗ 0.014 (≤ 0.01)   99 (≥ 98)',
    ])
  })
})
