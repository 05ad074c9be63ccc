/** Moments in the time zone of the reader, beside Japan's. */

import type { Lang } from './lang.ts'

/** Formats a moment in a time zone: "Wed 2 Dec, 08:00" or 「12月2日（水）08:00」; null where the clock shows the same as in Japan. */
export function formatInZone(moment: Date, timeZone: string, lang: Lang): string | null {
  const local = partsIn(moment, timeZone, lang)
  const japan = partsIn(moment, 'Asia/Tokyo', lang)
  return local === japan ? null : local
}

function partsIn(moment: Date, timeZone: string, lang: Lang): string {
  const format = new Intl.DateTimeFormat(lang === 'ja' ? 'ja-JP' : 'en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: lang === 'ja' ? 'numeric' : 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  const time = `${part.hour}:${part.minute}`
  return lang === 'ja'
    ? `${part.month}月${part.day}日（${part.weekday}）${time}`
    : `${part.weekday} ${part.day} ${part.month}, ${time}`
}
