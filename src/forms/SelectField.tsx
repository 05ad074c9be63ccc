import { NativeSelect } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { useTexts } from '../context/language.ts'
import { type FieldName, type FieldTexts, useInput, useLabelledInput } from './field.tsx'
import type { Choice, ChoiceGroup } from './options.ts'

interface SelectFieldProps<Values extends FieldValues> extends FieldTexts {
  name: FieldName<Values>
  choices: readonly (Choice | ChoiceGroup)[]
  autoComplete?: string
}

/** A choice of one from a long list. The value is text, '' while nothing is chosen. */
export function SelectField<Values extends FieldValues = never>({
  name,
  choices,
  autoComplete,
  ...texts
}: SelectFieldProps<Values>) {
  const t = useTexts('forms')
  return (
    <NativeSelect {...useLabelledInput(name, texts)} autoComplete={autoComplete}>
      <option value="">{t.choose}</option>
      {choices.map((choice) =>
        'choices' in choice ? (
          <optgroup key={choice.label} label={choice.label}>
            {choice.choices.map(optionOf)}
          </optgroup>
        ) : (
          optionOf(choice)
        ),
      )}
    </NativeSelect>
  )
}

interface RowSelectProps {
  name: string
  /** The accessible name. */
  label: string
  choices: readonly Choice[]
}

/** The same within a row, without a label to see and without its message. */
export function RowSelect({ name, label, choices }: RowSelectProps) {
  const t = useTexts('forms')
  return (
    <NativeSelect {...useInput(name).input} aria-label={label}>
      <option value="">{t.choose}</option>
      {choices.map(optionOf)}
    </NativeSelect>
  )
}

export const optionOf = ({ value, label }: Choice) => (
  <option key={value} value={value}>
    {label}
  </option>
)
