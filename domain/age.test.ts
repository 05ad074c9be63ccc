import { expect, test } from 'vitest'
import { ageOn } from './age.ts'

test.each([
  ['1992-04-17', '2026-04-16', 33],
  ['1992-04-17', '2026-04-17', 34],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
])('born on %s, on %s', (birthday, day, age) => {
  expect(ageOn(birthday, day)).toBe(age)
})
