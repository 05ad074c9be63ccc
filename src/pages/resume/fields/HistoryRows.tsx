import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { Calendar } from '#domain/eras.ts'
import { type ResumeValues, blankHistoryRow } from '#domain/forms/resume.ts'
import { useTexts } from '#src/context/language.ts'
import { SortableList } from '#src/features/documents/sortable/SortableList.tsx'
import { useRows } from '#src/features/documents/useRows.ts'
import { FieldError } from '#src/forms/FieldParts.tsx'
import type { Choice } from '#src/forms/options.ts'
import { useField } from '#src/forms/useField.ts'
import { YearMonth } from '#src/forms/YearMonth.tsx'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { TextInput } from '#src/ui/TextInput.tsx'
import { useEventYears } from './useEventYears.ts'
import styles from './HistoryRows.module.css'

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

/** Rows of year, month and event, which are put in order. */
export function HistoryRows({ list, title, help, add, era, limit, beside }: HistoryRowsProps) {
  const t = useTexts('documents')
  const { educationAndWork } = useTexts('resume')
  const years = useEventYears(era)
  const rows = useRows(list, blankHistoryRow, 'year')
  const values = useWatch<ResumeValues, typeof list>({ name: list })
  const others = useWatch<ResumeValues, typeof list>({ name: beside ?? list })
  const count = values.length + (beside ? others.length : 0)
  const { getFieldState } = useFormContext()
  const error = getFieldState(list, useFormState({ name: list })).error?.message
  return (
    <div id={list} tabIndex={-1} className={styles.rows}>
      {help && <p className={styles.help}>{help}</p>}
      {rows.ids.length > 0 && (
        <SortableList
          label={title}
          rows={rows.ids.map((id, index) => ({
            id,
            name: values[index]?.description || t.noName({ number: index + 1 }),
          }))}
          onMove={rows.move}
          onRemove={rows.remove}
          renderHead={(index) => <HistoryRow path={`${list}.${index}`} years={years} />}
        />
      )}
      <FieldError id={`${list}-error`}>{error}</FieldError>
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
  const year = useField(`${path}.year`)
  const event = useField(`${path}.description`)
  return (
    <>
      <YearMonth year={`${path}.year`} month={`${path}.month`} years={years} className={styles.yearMonth} />
      <TextInput {...event.control} id={event.ids.control} aria-label={t.row.description} />
      <FieldError id={year.ids.error}>{year.error}</FieldError>
      <FieldError id={event.ids.error}>{event.error}</FieldError>
    </>
  )
}
