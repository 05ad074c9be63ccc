import { useMemo } from 'react'
import { jstDate } from '#domain/dates.ts'
import { DOCUMENT_YEARS } from '#domain/formLimits.ts'
import { useTexts } from '../context/language.ts'
import { useNow } from '../context/now.ts'
import type { Choice } from './options.ts'

interface YearRange {
  /** Years before this year in Japan. Infinity: back to the first year that documents accept. */
  ago: number
  /** Years after this year. */
  ahead: number
}

/** Returns the years of a date field, the latest first. The year of a stored date is always among them, so that the field shows it. */
export function useYears({ ago, ahead }: YearRange, stored?: string | null): Choice[] {
  const { yearOf } = useTexts('forms').date
  const now = Number(jstDate(useNow()).slice(0, 4))
  return useMemo(() => {
    const first = ago === Infinity ? DOCUMENT_YEARS.min : now - ago
    const last = now + ahead
    const years = new Set(Array.from({ length: last - first + 1 }, (_, index) => last - index))
    if (stored) years.add(Number(stored.slice(0, 4)))
    return [...years].sort((a, b) => b - a).map((year) => ({ value: year, label: yearOf({ year }) }))
  }, [now, ago, ahead, stored, yearOf])
}
