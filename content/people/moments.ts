/** The dates of the sample people are around the day of the contract's examples. They are shifted so that this day is today. */

import { addDays, daysBetween, jstDate } from '#domain/dates.ts'

const EXAMPLE_DAY = '2026-11-21'

/** Moves a time of the examples, '2026-11-20T18:35' in Japan's time, by whole days. Returns ISO in UTC. */
export function sampleTime(time: string, now: Date): string {
  return moved(new Date(`${time}:00+09:00`), now).toISOString()
}

/** Moves a full-date of the examples, '2026-11-30'. */
export function sampleDate(date: string, now: Date): string {
  return jstDate(moved(new Date(`${date}T00:00:00+09:00`), now))
}

/** Moments ahead move by whole weeks, so that no appointment falls on a Sunday. */
function moved(moment: Date, now: Date): Date {
  const days = daysBetween(new Date(`${EXAMPLE_DAY}T00:00:00+09:00`), now)
  const isAhead = jstDate(moment) > EXAMPLE_DAY
  return addDays(moment, isAhead ? Math.ceil(days / 7) * 7 : days)
}
