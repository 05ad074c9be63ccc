import type { ResumePersonValues } from '#domain/forms/resume.ts'
import { useTexts } from '#src/context/language.ts'
import { RadioField } from '#src/forms/ChoiceFields.tsx'
import { DateField } from '#src/forms/DateField.tsx'
import { FieldGroup } from '#src/forms/FieldGroup.tsx'
import { useYears } from '#src/forms/useYears.ts'

/** The calendar of the years, and the printed date. */
export function DateFields() {
  const t = useTexts('resume')
  return (
    <FieldGroup title={t.dates}>
      <RadioField<ResumePersonValues>
        name="era"
        label={t.labels.era}
        help={t.eraHelp}
        choices={[
          { value: 'western', label: t.eras.western },
          { value: 'japanese', label: t.eras.japanese },
        ]}
      />
      <DateField<ResumePersonValues>
        name="createdDate"
        label={t.labels.createdDate}
        years={useYears({ ago: 1, ahead: 0 })}
      />
    </FieldGroup>
  )
}
