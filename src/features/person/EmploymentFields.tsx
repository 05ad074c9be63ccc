import type { PersonValues } from '#domain/forms/entry.ts'
import * as options from '#openapi/generated/options.ts'
import { useTexts } from '#src/context/language.ts'
import { FieldPair } from '#src/forms/FieldGroup.tsx'
import { choicesOf } from '#src/forms/options.ts'
import { SelectField } from '#src/forms/SelectField.tsx'

type Values = Pick<PersonValues, 'employmentStatus' | 'educationalBackground'>

/** A person's employment and education. */
export function EmploymentFields() {
  const t = useTexts('personFields')
  const person = useTexts('personOptions')
  return (
    <FieldPair>
      <SelectField<Values>
        name="employmentStatus"
        label={t.employmentStatus}
        choices={choicesOf(options.EmploymentStatus, person.employmentStatus)}
      />
      <SelectField<Values>
        name="educationalBackground"
        label={t.educationalBackground}
        optional
        choices={choicesOf(options.Education, person.education)}
      />
    </FieldPair>
  )
}
