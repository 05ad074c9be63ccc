/** The Japanese calendar (和暦), for years since 1926 (Act on Era Names; the Imperial House notices name the first days). */
const eras = [
  { name: '令和', english: 'Reiwa', firstDay: '2019-05-01' },
  { name: '平成', english: 'Heisei', firstDay: '1989-01-08' },
  { name: '昭和', english: 'Shōwa', firstDay: '1926-12-25' },
] as const

/** A year of an era: 令和元年 has the year 1. */
export type EraYear = { name: string; english: string; year: number }

/** Returns the era and its year of a full-date; null before the Shōwa era. */
export function eraOn(day: string): EraYear | null {
  const era = eras.find(({ firstDay }) => day >= firstDay)
  if (!era) return null
  const year = Number(day.slice(0, 4)) - Number(era.firstDay.slice(0, 4)) + 1
  return { name: era.name, english: era.english, year }
}

/**
 * Returns the era of a month (from 1). A month with a change of era belongs to the new era: January 1989 is 平成元年, as most of its days are.
 */
export function eraOfMonth(year: number, month: number): EraYear | null {
  return eraOn(`${year}-${String(month).padStart(2, '0')}-28`)
}

/** Returns the eras of a whole year, the older first: two for 2019 and 1989. */
export function erasOfYear(year: number): EraYear[] {
  const [first, last] = [eraOn(`${year}-01-01`), eraOn(`${year}-12-31`)]
  return [first, last].flatMap((era, index) => (era && (index === 1 || era.name !== last?.name) ? [era] : []))
}

/** Writes an era's year as documents do: 「令和元」, 「平成28」. */
export function eraYearText({ name, year }: EraYear): string {
  return `${name}${year === 1 ? '元' : year}`
}

/** The calendar of a document, `era` of the contract's resume. */
export type Calendar = 'western' | 'japanese'

/** Writes a day in Japanese: 「2026年11月21日」, 「令和8年11月21日」. Days before the Shōwa era are Western. */
export function printedDay(day: string, calendar: Calendar): string {
  const [year, month, date] = day.split('-').map(Number)
  const era = calendar === 'japanese' ? eraOn(day) : null
  return `${era ? eraYearText(era) : year}年${month}月${date}日`
}

/** Writes the year of a row, without 「年」. Without a month, a year of two eras is written in the later one. */
export function printedYear(year: number, month: number | null, calendar: Calendar): string {
  const era = calendar === 'japanese' ? eraOfMonth(year, month ?? 12) : null
  return era ? eraYearText(era) : String(year)
}
