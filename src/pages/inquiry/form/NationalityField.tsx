import type { InvitationValues } from '#domain/forms/invitation.ts'
import { Nationality } from '#openapi/generated/options.ts'
import { useTexts } from '#src/context/language.ts'
import { choicesByName } from '#src/forms/options.ts'
import { SelectField } from '#src/forms/SelectField.tsx'
import { useInquiry } from './useInquiry.ts'

export function NationalityField() {
  const { labels } = useInquiry()
  const { nationality } = useTexts('personOptions')
  return (
    <SelectField<InvitationValues>
      name="nationality"
      label={labels.nationality}
      choices={choicesByName(nationality, Nationality.unknown)}
    />
  )
}
