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

const formatters = (lang: Lang, weekdays: 'short' | 'long') => ({
  month: new Intl.DateTimeFormat(lang, { month: 'long', timeZone: 'UTC' }),
  name: new Intl.DateTimeFormat(lang, { weekday: weekdays, timeZone: 'UTC' }),
})

/** Made once, since that takes longer than their use. */
const formats = { ja: formatters('ja', 'short'), en: formatters('en', 'long') }

function partsOf(date: string, lang: Lang) {
  const { month, name } = formats[lang]
  const day = new Date(date)
  return { day: day.getUTCDate(), month: month.format(day), name: name.format(day) }
}
