import type { Lang } from '#domain/lang.ts'

/** Writes a full-date as in a letter: "30 November" or 「11月30日」. */
export function dayAndMonth(date: string, lang: Lang): string {
  const { day, month } = partsOf(date, lang)
  return lang === 'ja' ? `${month}${day}日` : `${day} ${month}`
}

/** Writes a full-date with its day of the week: "Tuesday 24 November" or 「11月24日（火）」. */
export function weekday(date: string, lang: Lang): string {
  const { name } = partsOf(date, lang)
  return lang === 'ja' ? `${dayAndMonth(date, lang)}（${name}）` : `${name} ${dayAndMonth(date, lang)}`
}

function partsOf(date: string, lang: Lang) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(lang, { ...options, timeZone: 'UTC' }).format(new Date(date))
  return {
    day: Number(date.slice(-2)),
    month: format({ month: 'long' }),
    name: format({ weekday: lang === 'ja' ? 'short' : 'long' }),
  }
}
