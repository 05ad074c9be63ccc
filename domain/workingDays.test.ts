import { expect, test } from 'vitest'
import { holidaysOf, workingDayAfter } from './workingDays.ts'

/** The holidays that the Cabinet Office has published. */
test.each([
  [
    2026,
    '01-01 01-12 02-11 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 11-23',
  ],
  [
    2027,
    '01-01 01-11 02-11 02-23 03-21 03-22 04-29 05-03 05-04 05-05 07-19 08-11 09-20 09-23 10-11 11-03 11-23',
  ],
  [
    2025,
    '01-01 01-13 02-11 02-23 02-24 03-20 04-29 05-03 05-04 05-05 05-06 07-21 08-11 09-15 09-23 10-13 11-03 11-23 11-24',
  ],
])('the holidays of %i', (year, days) => {
  const expected = days.split(' ').map((day) => `${year}-${day}`)
  expect([...holidaysOf(year)].toSorted()).toEqual(expected)
})

test.each([
  ['2026-11-24', '2026-11-26', []],
  ['2026-11-20', '2026-11-25', ['2026-11-23']],
  ['2026-11-21', '2026-11-25', ['2026-11-23']],
  ['2026-05-01', '2026-05-08', ['2026-05-04', '2026-05-05', '2026-05-06']],
  ['2026-12-28', '2027-01-05', ['2027-01-01']],
])('two working days after %s', (start, day, holidays) => {
  expect(workingDayAfter(start, 2)).toEqual({ day, holidays })
})
