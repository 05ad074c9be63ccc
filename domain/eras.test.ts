import { expect, test } from 'vitest'
import { eraOfMonth, eraOn, eraYearText, erasOfYear, printedDay, printedYear } from './eras.ts'

test.each([
  ['2026-11-21', '令和8'],
  ['2020-01-01', '令和2'],
  ['2019-12-31', '令和元'],
  ['2019-05-01', '令和元'],
  ['2019-04-30', '平成31'],
  ['1990-01-01', '平成2'],
  ['1989-01-08', '平成元'],
  ['1989-01-07', '昭和64'],
  ['1950-01-01', '昭和25'],
  ['1926-12-25', '昭和元'],
])('%s is in %s', (day, text) => {
  const era = eraOn(day)
  expect(era && eraYearText(era)).toBe(text)
})

test('there is no era before Shōwa', () => {
  expect(eraOn('1926-12-24')).toBeNull()
  expect(printedDay('1926-12-24', 'japanese')).toBe('1926年12月24日')
})

test.each([
  [2019, 4, '平成31'],
  [2019, 5, '令和元'],
  [1989, 1, '平成元'],
  [1988, 12, '昭和63'],
  [2016, 4, '平成28'],
])('%i-%i is in %s', (year, month, text) => {
  const era = eraOfMonth(year, month)
  expect(era && eraYearText(era)).toBe(text)
  expect(printedYear(year, month, 'japanese')).toBe(text)
  expect(printedYear(year, month, 'western')).toBe(String(year))
})

test.each([
  [2019, ['平成31', '令和元']],
  [1989, ['昭和64', '平成元']],
  [2026, ['令和8']],
  [1920, []],
])('the eras of %i', (year, texts) => {
  expect(erasOfYear(year).map(eraYearText)).toEqual(texts)
})

test('a day is written without leading zeros', () => {
  expect(printedDay('2026-04-07', 'western')).toBe('2026年4月7日')
  expect(printedDay('2019-05-01', 'japanese')).toBe('令和元年5月1日')
})

test('a year without a month is in the later era', () => {
  expect(printedYear(2019, null, 'japanese')).toBe('令和元')
})
