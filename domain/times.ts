/** Times of day and weekdays in Japan, for appointments and messages. Public pages show dates only (`dates.ts`). */

import { formatDate, formatShortDate, jstDate, toJstIso } from './dates.ts'
import type { Lang } from './lang.ts'

/** Formats a moment to the minute, in Japan's time: "20 Nov 2026, 09:30" or 「2026年11月20日 09:30」. */
export function formatDateTime(date: Date, lang: Lang): string {
  const iso = toJstIso(date)
  return `${formatDate(iso, lang)}${lang === 'ja' ? ' ' : ', '}${iso.slice(11, 16)}`
}

/** Formats a date-time or full-date with its weekday: "Tue 24 Nov" or 「11月24日（火）」. */
export function formatDay(iso: string, lang: Lang): string {
  const weekday = weekdays[lang][weekdayOf(iso)]
  const date = formatShortDate(iso, lang)
  return lang === 'ja' ? `${date}（${weekday}）` : `${weekday} ${date}`
}

const weekdays: Record<Lang, readonly string[]> = {
  ja: ['日', '月', '火', '水', '木', '金', '土'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
}

/** Returns the day of the week of a date-time or full-date, 0 for Sunday. */
export function weekdayOf(iso: string): number {
  const date = iso.includes('T') ? jstDate(new Date(iso)) : iso
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

/** Formats the time of a moment in Japan: "09:30". */
export function formatTime(iso: string): string {
  return toJstIso(new Date(iso)).slice(11, 16)
}
