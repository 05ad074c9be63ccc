import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { type Calendar, eraYearText, erasOfYear } from '#domain/eras.ts'
import { blankHistoryRow } from '#domain/forms/blanks.ts'
import type { ResumeValues } from '#domain/forms/resume.ts'
import { useTexts, useLang } from '#src/context/language.ts'
import { SortableList } from '#src/features/documents/sortable/SortableList.tsx'
import { useRows } from '#src/features/documents/useRows.ts'
import { TermInput } from '#src/features/japaneseTerms/TermInput.tsx'
import { YearMonth } from '#src/forms/DateField.tsx'
import { FieldError, idsOf, useFieldError, useInput } from '#src/forms/field.tsx'
import type { Choice } from '#src/forms/options.ts'
import { useYears } from '#src/forms/useYears.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import styles from './fields.module.css'

interface HistoryRowsProps {
  list: 'education' | 'work' | 'licences'
  title: string
  help?: string
  /** The label of the button that adds a row. */
  add: string
  era: Calendar
  /** The maximum number of rows, together with those of `beside`. */
  limit: number
  beside?: 'education' | 'work'
}

/** Sortable rows of year, month and event. */
export function HistoryRows({ list, title, help, add, era, limit, beside }: HistoryRowsProps) {
  const t = useTexts('documents')
  const { educationAndWork } = useTexts('resume')
  const lang = useLang()
  const years = useEventYears(era)
  const rows = useRows(list, blankHistoryRow, 'year')
  const values = useWatch<ResumeValues, typeof list>({ name: list })
  const others = useWatch<ResumeValues, typeof list>({ name: beside ?? list })
  const count = values.length + (beside ? others.length : 0)
  const error = useFieldError(list)
  return (
    <div id={list} tabIndex={-1} className={styles.rows}>
      {help && <p className={styles.help}>{help}</p>}
      <p className={styles.help}>{t.terms.help}</p>
      {rows.ids.length > 0 && (
        <SortableList
          label={title}
          rows={rows.ids.map((id, index) => ({
            id,
            name: values[index]?.description || t.noName({ number: index + 1 }),
          }))}
          onMove={rows.move}
          onRemove={rows.remove}
          // "2019 (Heisei 31, Reiwa 1)" is too long beside the buttons of a phone.
          isWide={era === 'japanese' && lang === 'en'}
          renderHead={(index) => <HistoryRow path={`${list}.${index}`} years={years} />}
        />
      )}
      <FieldError id={idsOf(list).error}>{error}</FieldError>
      <div className={styles.foot}>
        <ActionButton icon="plus" disabled={count >= limit} onClick={rows.add}>
          {add}
        </ActionButton>
        <span className="meta num">
          {beside ? educationAndWork({ count, limit }) : t.entries({ count, limit })}
        </span>
      </div>
    </div>
  )
}

function HistoryRow({ path, years }: { path: string; years: readonly Choice[] }) {
  const t = useTexts('resume')
  const year = `${path}.year`
  const event = useInput(`${path}.description`)
  return (
    <>
      <YearMonth year={year} month={`${path}.month`} years={years} className={styles.yearMonth} />
      <TermInput input={{ ...event.input, 'aria-label': t.row.description }} />
      <FieldError id={idsOf(year).error}>{useFieldError(year)}</FieldError>
      <FieldError id={event.ids.error}>{event.error}</FieldError>
    </>
  )
}

/** Five years ahead, for an expected graduation. */
const EVENT_YEARS = { ago: Infinity, ahead: 5 }

/** Returns the years of education, work and licences, written in a calendar. */
function useEventYears(calendar: Calendar): Choice[] {
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
