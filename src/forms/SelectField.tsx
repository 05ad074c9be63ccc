import type { FieldValues } from 'react-hook-form'
import { useTexts } from '../context/language.ts'
import { NativeSelect } from '../ui/NativeSelect.tsx'
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx'
import type { FieldName } from './fieldName.ts'
import type { Choice, ChoiceGroup } from './options.ts'
import { useField } from './useField.ts'

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
  const { ids, error, control } = useField(name, { hasHelp: Boolean(texts.help) })
  return (
    <FieldFrame {...texts} ids={ids} error={error}>
      <NativeSelect {...control} id={ids.control} autoComplete={autoComplete}>
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
    </FieldFrame>
  )
}

const optionOf = ({ value, label }: Choice) => (
  <option key={value} value={value}>
    {label}
  </option>
)
