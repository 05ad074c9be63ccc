import type { Lang } from './lang.ts'

/** All dates of the site are in Japan's time, which has had no summer time since 1951 (product-decisions §2). */
const JST_OFFSET = '+09:00'
const JST_OFFSET_MS = 9 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** Formats a moment as RFC 3339 in Japan's time, to the second: '2026-11-20T09:30:00+09:00'. */
export function toJstIso(date: Date): string {
  return shiftedIso(date).slice(0, 19) + JST_OFFSET
}

/** Returns the calendar day in Japan at a moment: '2026-11-20'. */
export function jstDate(date: Date): string {
  return shiftedIso(date).slice(0, 10)
}

/** Adds days of 24 hours. Negative numbers subtract. */
export function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY_MS)
}

/** Returns the full-date some days after another: '2026-11-20'. */
export function dayAfter(day: string, days: number): string {
  return addDays(new Date(`${day}T00:00:00Z`), days)
    .toISOString()
    .slice(0, 10)
}

/** Counts the midnights in Japan between two moments. Negative if `to` is earlier. */
export function daysBetween(from: Date, to: Date): number {
  return (Date.parse(jstDate(to)) - Date.parse(jstDate(from))) / DAY_MS
}

/** Returns whether a closing date is over in Japan. The day itself is still open; null never closes. */
export function isExpired(closingDate: string | null, now: Date): boolean {
  return closingDate !== null && closingDate < jstDate(now)
}

/** Returns the full-date of a year, month (from 1) and day: '1992-04-17'. Returns null for a day that does not exist (31 April). */
export function fullDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists ? date.toISOString().slice(0, 10) : null
}

/** Returns whether a text is the full-date of a day that exists. JavaScript takes 30 February for 2 March. */
export function isFullDate(text: string): boolean {
  const [year, month, day] = text.split('-').map(Number)
  return fullDate(year ?? NaN, month ?? NaN, day ?? NaN) === text
}

/** Formats a date-time or full-date as "20 Nov 2026" or 「2026年11月20日」. */
export function formatDate(iso: string, lang: Lang): string {
  const { year } = dateParts(iso)
  const short = formatShortDate(iso, lang)
  return lang === 'ja' ? `${year}年${short}` : `${short} ${year}`
}

/** Formats a date-time or full-date without its year: "20 Nov" or 「11月20日」. */
export function formatShortDate(iso: string, lang: Lang): string {
  const { month, day } = dateParts(iso)
  return lang === 'ja' ? `${month}月${day}日` : `${day} ${englishMonths[month - 1]}`
}

/** A list, because the first formatter of `Intl` took 15 ms of an English page at full speed, and its short September differs by program. */
export const englishMonths = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
]

function dateParts(iso: string) {
  const moment = iso.includes('T') ? new Date(iso) : new Date(`${iso}T00:00:00${JST_OFFSET}`)
  const shifted = shift(moment)
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
  }
}

/** Returns a date with Japan's local time in its UTC fields. */
function shift(date: Date): Date {
  return new Date(date.getTime() + JST_OFFSET_MS)
}

function shiftedIso(date: Date): string {
  return shift(date).toISOString()
}

/** Returns the full years of age on a day; both are full-dates ('1992-04-17'). A person born on 29 February turns older on 1 March. */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4))
  const birthdayIsAhead = day.slice(5) < birthday.slice(5)
  return birthdayIsAhead ? years - 1 : years
}
