import { useMemo } from 'react'
import { type Calendar, eraYearText, erasOfYear } from '#domain/eras.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import type { Choice } from '#src/forms/options.ts'
import { useYears } from '#src/forms/useYears.ts'

/** Five years ahead, for an expected graduation. */
const EVENT_YEARS = { ago: Infinity, ahead: 5 }

/** Returns the years of education, work and licences, written in a calendar. */
export function useEventYears(calendar: Calendar): Choice[] {
  const lang = useLang()
  const { eraYear } = useTexts('documents')
  const western = useYears(EVENT_YEARS)
  return useMemo(() => {
    if (calendar === 'western') return western
    return western.map(({ value, label }) => {
      const eras = erasOfYear(Number(value)).map((era) =>
        lang === 'ja' ? eraYearText(era) : `${era.english} ${era.year}`,
      )
      return { value, label: eraYear({ year: label, eras: eras.join(lang === 'ja' ? '・' : ', ') }) }
    })
  }, [calendar, lang, eraYear, western])
}
