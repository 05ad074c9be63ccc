import { jstDate } from '#domain/dates.ts'
import { useTexts } from '#src/context/language.ts'
import { useNow } from '#src/context/now.ts'
import type { Choice } from '#src/forms/options.ts'

/** Returns the years of a date field, the latest first, relative to this year in Japan. The year of the stored date is always among them. */
export function useYears({ from, to }: { from: number; to: number }, stored: string | null): Choice[] {
  const t = useTexts('profile')
  const now = Number(jstDate(useNow()).slice(0, 4))
  const years = Array.from({ length: to - from + 1 }, (_, index) => now + to - index)
  const extra = Number(stored?.slice(0, 4) ?? 0)
  const all = extra > 0 && !years.includes(extra) ? [...years, extra] : years
  return all.map((year) => ({ value: year, label: t.yearOf({ year }) }))
}
