import { useTexts } from '../context/language.ts'
import { NativeSelect } from '../ui/NativeSelect.tsx'
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx'
import type { Choice, ChoiceGroup } from './options.ts'
import { useField } from './useField.ts'

interface SelectFieldProps extends FieldTexts {
  name: string
  choices: readonly (Choice | ChoiceGroup)[]
  autoComplete?: string
}

/** One of a list that is too long to show. The value is text, '' while nothing is chosen. */
export function SelectField({ name, choices, autoComplete, ...texts }: SelectFieldProps) {
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
