import { expect, test } from 'vitest'
import { formatSalary, formatSalaryRange, formatStorySalary, SALARY_STEPS } from './money.ts'

test('the search offers 3 to 14 million yen in steps of one million', () => {
  expect(SALARY_STEPS).toHaveLength(12)
  expect(SALARY_STEPS[0]).toBe(3_000_000)
  expect(SALARY_STEPS.at(-1)).toBe(14_000_000)
})

test.each([
  [7_000_000, '700万円', '7 Million yen'],
  [7_500_000, '750万円', '7.5 Million yen'],
  [10_000_000, '1,000万円', '10 Million yen'],
  [3_855_000, '390万円', '3.9 Million yen'],
  [10_000, '1万円', '0.01 Million yen'],
  [9_999, '9,999円', '9,999 yen'],
])('%i yen', (yen, ja, en) => {
  expect(formatSalary(yen, 'ja')).toBe(ja)
  expect(formatSalary(yen, 'en')).toBe(en)
})

test.each([
  [7_000_000, 10_000_000, '700万〜1,000万円', '7–10 Million yen'],
  [5_800_000, 8_200_000, '580万〜820万円', '5.8–8.2 Million yen'],
  [6_000_000, 6_000_000, '600万円', '6 Million yen'],
  [5_115_000, 7_905_000, '510万〜790万円', '5.1–7.9 Million yen'],
  [4_984_000, 5_016_000, '500万円', '5 Million yen'],
])('%i to %i yen', (min, max, ja, en) => {
  expect(formatSalaryRange(min, max, 'ja')).toBe(ja)
  expect(formatSalaryRange(min, max, 'en')).toBe(en)
})

test.each([
  ['380', 'ja', '380万円'],
  ['1200', 'ja', '1,200万円'],
  ['3.8', 'en', '3.8 Million yen'],
  ['', 'ja', ''],
  ['', 'en', ''],
] as const)('the salary "%s" of a story in %s', (text, lang, shown) => {
  expect(formatStorySalary(text, lang)).toBe(shown)
})
