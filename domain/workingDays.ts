/**
 * Working days in Japan, as full-dates. National holidays after the Act on National Holidays (国民の祝日に関する法律, 1948 Act 178): a holiday on a
 * Sunday moves to the next other day, and a day between two holidays is one. The two equinoxes are announced by the National
 * Astronomical Observatory each February; its formula has their days up to 2099. Most companies also close from 29 December to 3 January.
 */

import { dayAfter, fullDate } from './dates.ts'
import { weekdayOf } from './times.ts'

/** Month and day. */
const fixed = [
  [1, 1],
  [2, 11],
  [2, 23],
  [4, 29],
  [5, 3],
  [5, 4],
  [5, 5],
  [8, 11],
  [11, 3],
  [11, 23],
] as const

/** Month, and which of its Mondays. */
const mondays = [
  [1, 2],
  [7, 3],
  [9, 3],
  [10, 2],
] as const

const FIRST_YEAR = 1980
/** The days of the equinoxes in 1980, and their move in a year without a leap day. */
const equinoxes = { march: 20.8431, september: 23.2488, move: 0.242194 }

function equinoxOf(year: number, first: number): number {
  const years = year - FIRST_YEAR
  return Math.floor(first + equinoxes.move * years - Math.floor(years / 4))
}

function mondayOf(year: number, month: number, which: number): string {
  const first = fullDate(year, month, 1) ?? ''
  return dayAfter(first, ((8 - weekdayOf(first)) % 7) + 7 * (which - 1))
}

/** Returns the national holidays of a year. */
export function holidaysOf(year: number): Set<string> {
  const days = [
    ...fixed.map(([month, day]) => fullDate(year, month, day) ?? ''),
    ...mondays.map(([month, which]) => mondayOf(year, month, which)),
    fullDate(year, 3, equinoxOf(year, equinoxes.march)) ?? '',
    fullDate(year, 9, equinoxOf(year, equinoxes.september)) ?? '',
  ]
  const holidays = new Set(days)
  for (const day of days.filter((each) => weekdayOf(each) === 0).toSorted()) {
    let moved = dayAfter(day, 1)
    while (holidays.has(moved)) moved = dayAfter(moved, 1)
    holidays.add(moved)
  }
  for (const day of days) {
    const between = dayAfter(day, 1)
    if (days.includes(dayAfter(day, 2)) && weekdayOf(between) !== 0) holidays.add(between)
  }
  return holidays
}

/** Returns whether a day is a national holiday. */
const isHoliday = (day: string): boolean => holidaysOf(Number(day.slice(0, 4))).has(day)

const isWeekend = (day: string): boolean => weekdayOf(day) % 6 === 0

const isNewYear = (day: string): boolean => day.slice(5) >= '12-29' || day.slice(5) <= '01-03'

/** Returns the working day some working days after a day, and the national holidays on weekdays until then. */
export function workingDayAfter(start: string, count: number): { day: string; holidays: string[] } {
  const holidays: string[] = []
  let day = start
  for (let left = count; left > 0;) {
    day = dayAfter(day, 1)
    if (isWeekend(day)) continue
    if (isHoliday(day)) holidays.push(day)
    else if (!isNewYear(day)) left--
  }
  return { day, holidays }
}
