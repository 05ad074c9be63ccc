import { useMemo } from 'react'
import { jstDate } from '#domain/dates.ts'
import { type Calendar, eraYearText, erasOfYear } from '#domain/eras.ts'
import { DOCUMENT_YEARS } from '#domain/formLimits.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useNow } from '#src/context/now.ts'
import type { Choice } from '#src/forms/options.ts'

/** Returns the present day in Japan. */
export const useToday = (): string => jstDate(useNow())

/** Returns the years from `ago` years back, at most to 1950, to `ahead` years on, the latest first, written in a calendar. */
export function useYears(ago: number, ahead: number, calendar: Calendar = 'western'): Choice[] {
  const lang = useLang()
  const t = useTexts('documents')
  const now = Number(useToday().slice(0, 4))
  return useMemo(() => {
    const labelOf = (year: number): string => {
      const eras = calendar === 'japanese' ? erasOfYear(year) : []
      if (eras.length === 0) return t.westernYear({ year })
      const texts = eras.map((era) => (lang === 'ja' ? eraYearText(era) : `${era.english} ${era.year}`))
      return t.eraYear({ year, eras: texts.join(lang === 'ja' ? '・' : ', ') })
    }
    const first = Math.max(now - ago, DOCUMENT_YEARS.min)
    const last = Math.min(now + ahead, DOCUMENT_YEARS.max)
    return Array.from({ length: last - first + 1 }, (_, index) => ({
      value: last - index,
      label: labelOf(last - index),
    }))
  }, [now, ago, ahead, calendar, lang, t])
}
