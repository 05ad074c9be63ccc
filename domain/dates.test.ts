import { expect, test } from 'vitest'
import {
  addDays,
  ageOn,
  daysBetween,
  formatDate,
  formatShortDate,
  fullDate,
  isExpired,
  jstDate,
  toJstIso,
} from './dates.ts'
import { formatDateTime } from './times.ts'

test.each([
  ['2026-11-20T00:30:15.250Z', '2026-11-20T09:30:15+09:00', '2026-11-20'],
  ['2026-11-20T14:59:59Z', '2026-11-20T23:59:59+09:00', '2026-11-20'],
  ['2026-11-20T15:00:00Z', '2026-11-21T00:00:00+09:00', '2026-11-21'],
  ['2026-12-31T20:00:00Z', '2027-01-01T05:00:00+09:00', '2027-01-01'],
])('%s in Japan', (utc, iso, day) => {
  expect(toJstIso(new Date(utc))).toBe(iso)
  expect(jstDate(new Date(utc))).toBe(day)
})

test.each([
  ['2026-11-20T09:30:00+09:00', '20 Nov 2026', '2026年11月20日'],
  ['2026-11-20T20:00:00Z', '21 Nov 2026', '2026年11月21日'],
  ['2026-09-05', '5 Sep 2026', '2026年9月5日'],
  ['2026-12-31', '31 Dec 2026', '2026年12月31日'],
])('%s as a date', (iso, en, ja) => {
  expect(formatDate(iso, 'en')).toBe(en)
  expect(formatDate(iso, 'ja')).toBe(ja)
})

test('a moment is shown to the minute, in Japan’s time', () => {
  const moment = new Date('2026-11-20T15:05:59Z')
  expect(formatDateTime(moment, 'en')).toBe('21 Nov 2026, 00:05')
  expect(formatDateTime(moment, 'ja')).toBe('2026年11月21日 00:05')
})

test('a short date has no year', () => {
  expect(formatShortDate('2026-11-20', 'en')).toBe('20 Nov')
  expect(formatShortDate('2026-11-20', 'ja')).toBe('11月20日')
})

test.each([
  ['2026-02-28T12:00:00Z', 1, '2026-03-01T12:00:00.000Z'],
  ['2026-01-01T00:00:00Z', -1, '2025-12-31T00:00:00.000Z'],
])('%s and %i days', (from, days, to) => {
  expect(addDays(new Date(from), days).toISOString()).toBe(to)
})

test.each([
  ['2026-11-20T14:59:00Z', '2026-11-20T15:01:00Z', 1],
  ['2026-11-20T15:00:00Z', '2026-11-21T14:59:00Z', 0],
  ['2026-11-20T00:00:00Z', '2026-10-21T00:00:00Z', -30],
])('from %s to %s midnight passes %i times', (from, to, days) => {
  expect(daysBetween(new Date(from), new Date(to))).toBe(days)
})

test.each([
  ['2027-01-31', '2027-01-31T14:59:59Z', false],
  ['2027-01-31', '2027-01-31T15:00:00Z', true],
  [null, '2099-01-01T00:00:00Z', false],
])('closing on %s, seen at %s', (closingDate, now, expired) => {
  expect(isExpired(closingDate, new Date(now))).toBe(expired)
})

test.each([
  [1992, 4, 17, '1992-04-17'],
  [2024, 2, 29, '2024-02-29'],
  [2023, 2, 29, null],
  [2023, 4, 31, null],
  [2023, 13, 1, null],
])('the full-date of %i, %i, %i', (year, month, day, date) => {
  expect(fullDate(year, month, day)).toBe(date)
})

test.each([
  ['1992-04-17', '2026-04-16', 33],
  ['1992-04-17', '2026-04-17', 34],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
])('born on %s, on %s', (birthday, day, age) => {
  expect(ageOn(birthday, day)).toBe(age)
})
