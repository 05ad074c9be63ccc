import { useTexts } from '#src/context/language.ts'
import { EmploymentFields } from '#src/features/person/EmploymentFields.tsx'
import { LanguageFields } from '#src/features/person/LanguageFields.tsx'
import { ResidenceFields } from '#src/features/person/ResidenceFields.tsx'
import { FieldGroup } from '#src/forms/FieldGroup.tsx'
import { Intro } from './Intro.tsx'

/** A person's nationality, country, visa, languages, employment and education. */
export function StandingFields() {
  const t = useTexts('entry')
  return (
    <FieldGroup title={t.standing}>
      <Intro>{t.standingWhy}</Intro>
      <ResidenceFields />
      <LanguageFields />
      <EmploymentFields />
    </FieldGroup>
  )
}
