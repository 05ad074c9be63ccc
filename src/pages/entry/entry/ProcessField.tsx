import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { ProceduralExperience } from '#openapi/generated/options.ts'
import { useTexts } from '#src/context/language.ts'
import { CheckboxesField } from '#src/forms/ChoiceFields.tsx'
import { choicesOf } from './choices.ts'

const NAME = 'proceduralExperience'

/** The steps of development that a person has worked in; "none" stands alone. */
export function ProcessField() {
  const t = useTexts('entry')
  const { proceduralExperience } = useTexts('personOptions')
  useNoneAlone()
  return (
    <CheckboxesField
      name={NAME}
      label={t.proceduralExperience}
      help={t.proceduralExperienceHint}
      choices={choicesOf(ProceduralExperience, proceduralExperience)}
    />
  )
}

/** Ticking "none" takes the other ticks away, and ticking another that of "none". */
function useNoneAlone(): void {
  const { subscribe, setValue, getValues } = useFormContext()
  useEffect(() => {
    let before = stepsIn(getValues(NAME))
    return subscribe({
      name: NAME,
      formState: { values: true },
      callback: () => {
        const now = stepsIn(getValues(NAME))
        const right = !now.includes('none')
          ? now
          : before.includes('none')
            ? now.filter((step) => step !== 'none' || now.length === 1)
            : ['none']
        before = right
        if (right.length !== now.length) setValue(NAME, right)
      },
    })
  }, [subscribe, setValue, getValues])
}

const stepsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
