import type { ExperienceValues } from '#domain/forms/entry.ts'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
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
  useNoneAlone()
  return (
    <CheckboxesField<Values>
      name={NAME}
      label={t.proceduralExperience}
      help={t.proceduralExperienceHint}
      choices={choicesOf(ProceduralExperience, proceduralExperience)}
    />
  )
}

/** Clears the other ticks when "none" is ticked, and "none" when another is ticked. */
function useNoneAlone(): void {
  const { subscribe, setValue, getValues } = useFormContext<Values>()
  useEffect(() => {
    let before = getValues(NAME)
    return subscribe({
      name: NAME,
      formState: { values: true },
      callback: () => {
        const now = getValues(NAME)
        const right = !now.includes('none')
          ? now
          : before.includes('none')
            ? now.filter((step) => step !== 'none' || now.length === 1)
            : ['none']
        before = right
        // A change in this callback would reach the other subscribers before the change that caused it, and they would store the old values.
        if (right.length !== now.length) queueMicrotask(() => setValue(NAME, right))
      },
    })
  }, [subscribe, setValue, getValues])
}
