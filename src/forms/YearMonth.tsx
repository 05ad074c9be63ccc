import { useFormContext, useFormState } from 'react-hook-form'
import { useTexts } from '../context/language.ts'
import { cx } from '../ui/cx.ts'
import { monthsOf } from './DateField.tsx'
import styles from './DateField.module.css'
import { type FieldTexts, GroupFrame } from './FieldFrame.tsx'
import type { Choice } from './options.ts'
import { PartSelect } from './PartSelect.tsx'

interface YearMonthProps {
  /** The field names of the two selects. Messages belong to the year. */
  year: string
  month: string
  years: readonly Choice[]
  /** Replaces the empty option of the year, such as "present". */
  none?: string
  className?: string
}

/** A year and its month as two selects. */
export function YearMonth({ year, month, years, none, className }: YearMonthProps) {
  const t = useTexts('forms').date
  const { register, getFieldState } = useFormContext()
  const error = getFieldState(year, useFormState({ name: year })).error && `${year}-error`
  return (
    <div className={cx(styles.pair, className)}>
      <PartSelect
        {...register(year)}
        id={year}
        field={year}
        label={none ?? t.year}
        choices={years}
        error={error}
      />
      <PartSelect
        {...register(month)}
        id={month}
        field={year}
        label={t.month}
        choices={monthsOf(t.months)}
        error={error}
      />
    </div>
  )
}

/** A year and its month with a label, and the message about them. */
export function YearMonthField({ year, month, years, none, ...texts }: YearMonthProps & FieldTexts) {
  const { getFieldState } = useFormContext()
  const error = getFieldState(year, useFormState({ name: year })).error?.message
  const ids = { control: year, help: `${year}-help`, error: `${year}-error` }
  return (
    <GroupFrame {...texts} ids={ids} error={error}>
      <YearMonth year={year} month={month} years={years} none={none} />
    </GroupFrame>
  )
}
