/** Dates as native selects, one for each part. */

import { NativeSelect } from '@mantine/core'
import type { ChangeEvent, ComponentProps } from 'react'
import { type FieldValues, useController, useFormContext } from 'react-hook-form'
import { type DateParts, dateOfParts, partsOfDate } from '#domain/dateParts.ts'
import { useTexts } from '../context/language.ts'
import { cx } from '../ui/cx.ts'
import { type FieldName, type FieldTexts, GroupFrame, idsOf, useFieldError } from './field.tsx'
import type { Choice } from './options.ts'
import { optionOf } from './SelectField.tsx'
import styles from './DateField.module.css'

interface DateFieldProps<Values extends FieldValues> extends FieldTexts {
  name: FieldName<Values>
  years: readonly Choice[]
  /** Set for the person's own birthday. */
  autoComplete?: 'bday'
}

/** A date as three selects, `{name}.year`, `.month` and `.day`. The value is one text (`domain/dateParts.ts`). */
export function DateField<Values extends FieldValues = never>({
  name: typedName,
  years,
  autoComplete,
  ...texts
}: DateFieldProps<Values>) {
  // react-hook-form cannot resolve the type of a generic field's value.
  const name: string = typedName
  const t = useTexts('forms').date
  const { field, fieldState } = useController({ name })
  const error = fieldState.error?.message
  const parts = partsOfDate(String(field.value))
  const ids = idsOf(name)

  const select = (part: keyof DateParts, choices: readonly Choice[]) => (
    <PartSelect
      id={part === 'year' ? name : `${name}-${part}`}
      name={`${name}.${part}`}
      field={name}
      label={t[part]}
      choices={choices}
      value={parts[part]}
      message={error && ids.error}
      autoComplete={autoComplete && `${autoComplete}-${part}`}
      onBlur={field.onBlur}
      onChange={(event: ChangeEvent<HTMLSelectElement>) =>
        field.onChange(dateOfParts({ ...parts, [part]: event.target.value }))
      }
    />
  )
  return (
    <GroupFrame {...texts} ids={ids} error={error}>
      <div className={styles.parts}>
        {select('year', years)}
        {select('month', monthsOf(t.months))}
        {select('day', days)}
      </div>
    </GroupFrame>
  )
}

const days: Choice[] = Array.from({ length: 31 }, (_, index) => ({ value: index + 1, label: `${index + 1}` }))

/** Returns the months, 1 for January. */
const monthsOf = (names: readonly string[]): Choice[] =>
  names.map((label, index) => ({ value: index + 1, label }))

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
  const { register } = useFormContext()
  const message = useFieldError(year) && idsOf(year).error
  return (
    <div className={cx(styles.pair, className)}>
      <PartSelect
        {...register(year)}
        id={year}
        field={year}
        label={none ?? t.year}
        choices={years}
        message={message}
      />
      <PartSelect
        {...register(month)}
        id={month}
        field={year}
        label={t.month}
        choices={monthsOf(t.months)}
        message={message}
      />
    </div>
  )
}

/** A year and its month with a label, and the message about them. */
export function YearMonthField({ year, month, years, none, ...texts }: YearMonthProps & FieldTexts) {
  return (
    <GroupFrame {...texts} ids={idsOf(year)} error={useFieldError(year)}>
      <YearMonth year={year} month={month} years={years} none={none} />
    </GroupFrame>
  )
}

interface PartSelectProps extends Omit<ComponentProps<'select'>, 'size'> {
  /** The field that this part belongs to; it is checked when all its parts are chosen or left (`useCheckEvents.ts`). */
  field: string
  label: string
  /** The empty option. */
  none?: string
  choices: readonly Choice[]
  /** The id of the field's message, if there is one. */
  message?: string
}

/** A part of a date. Its label is the accessible name, and the empty option if `none` does not replace it. */
export function PartSelect({ field, label, none = label, choices, message, ...select }: PartSelectProps) {
  return (
    <NativeSelect
      {...select}
      data-field={field}
      aria-label={label}
      error={Boolean(message)}
      attributes={{ input: { 'aria-describedby': message } }}
    >
      <option value="">{none}</option>
      {choices.map(optionOf)}
    </NativeSelect>
  )
}
