import type { ChangeEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import type { ExperienceValues } from '#domain/forms/entry.ts'
import { ProceduralExperience } from '#openapi/generated/options.ts'
import { useTexts } from '#src/context/language.ts'
import { CheckboxesField } from '#src/forms/ChoiceFields.tsx'
import { choicesOf } from '#src/forms/options.ts'

type Values = Pick<ExperienceValues, 'proceduralExperience'>

const NAME = 'proceduralExperience'

/** The development steps that a person has worked in. "None" excludes all others. */
export function ProcessField() {
  const t = useTexts('personFields')
  const { proceduralExperience } = useTexts('personOptions')
  const { getValues, setValue } = useFormContext<Values>()
  /** Clears the other ticks when "none" is ticked, and "none" when another is ticked. */
  function keepNoneAlone({ target }: ChangeEvent<HTMLInputElement>): void {
    if (!target.checked) return
    const isKept = (step: string) => (step === 'none') === (target.value === 'none')
    setValue(NAME, getValues(NAME).filter(isKept))
  }
  return (
    <CheckboxesField<Values>
      name={NAME}
      label={t.proceduralExperience}
      help={t.proceduralExperienceHint}
      choices={choicesOf(ProceduralExperience, proceduralExperience)}
      onChange={keepNoneAlone}
    />
  )
}
