import type { ChangeEvent } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { type DateParts, dateOfParts, partsOfDate } from '#domain/forms/dates.ts'
import { useTexts } from '../context/language.ts'
import styles from './DateField.module.css'
import { type FieldTexts, GroupFrame } from './FieldFrame.tsx'
import type { FieldName } from './fieldName.ts'
import type { Choice } from './options.ts'
import { PartSelect } from './PartSelect.tsx'

interface DateFieldProps<Values extends FieldValues> extends FieldTexts {
  name: FieldName<Values>
  years: readonly Choice[]
  /** Set for the person's own birthday. */
  autoComplete?: 'bday'
}

/** A date as three selects, `{name}.year`, `.month` and `.day`. The value is one text (`domain/forms/dates.ts`). */
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
  const ids = { control: name, help: `${name}-help`, error: `${name}-error` }

  const select = (part: keyof DateParts, choices: readonly Choice[]) => (
    <PartSelect
      id={part === 'year' ? name : `${name}-${part}`}
      name={`${name}.${part}`}
      field={name}
      label={t[part]}
      choices={choices}
      value={parts[part]}
      error={error && ids.error}
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
export const monthsOf = (names: readonly string[]): Choice[] =>
  names.map((label, index) => ({ value: index + 1, label }))
