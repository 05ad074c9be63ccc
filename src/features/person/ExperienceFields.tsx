import type { ExperienceValues } from '#domain/forms/entry.ts'
import * as options from '#openapi/generated/options.ts'
import { useTexts } from '#src/context/language.ts'
import { choicesOf } from '#src/forms/options.ts'
import { SelectField } from '#src/forms/SelectField.tsx'

type Values = Pick<ExperienceValues, 'presentOccupation' | 'yearWorkExperience' | 'expectedStartPeriod'>

export function OccupationField() {
  const t = useTexts('personFields')
  const { presentOccupation } = useTexts('personOptions')
  return (
    <SelectField<Values>
      name="presentOccupation"
      label={t.presentOccupation}
      choices={choicesOf(options.PresentOccupation, presentOccupation)}
    />
  )
}

export function YearsField() {
  const t = useTexts('personFields')
  const { yearsOfExperience } = useTexts('personOptions')
  return (
    <SelectField<Values>
      name="yearWorkExperience"
      label={t.yearWorkExperience}
      choices={choicesOf(options.YearsOfExperience, yearsOfExperience)}
    />
  )
}

export function StartPeriodField() {
  const t = useTexts('personFields')
  const { expectedStartPeriod } = useTexts('personOptions')
  return (
    <SelectField<Values>
      optional
      name="expectedStartPeriod"
      label={t.expectedStartPeriod}
      choices={choicesOf(options.ExpectedStartPeriod, expectedStartPeriod)}
    />
  )
}
