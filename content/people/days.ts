import type { Lang } from '#domain/lang.ts'
import { dayAndMonth, weekday } from './dayNames.ts'
import { sampleDate } from './moments.ts'

/** Moves a full-date of the examples to the time of seeding and writes it in one language. */
export type Days = { day: (date: string) => string; weekday: (date: string) => string }

export function daysIn(lang: Lang, now: Date): Days {
  return {
    day: (date) => dayAndMonth(sampleDate(date, now), lang),
    weekday: (date) => weekday(sampleDate(date, now), lang),
  }
}
