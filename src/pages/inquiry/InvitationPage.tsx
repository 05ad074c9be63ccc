import type { InvitationValues } from '#domain/forms/invitation.ts'
import { Nationality } from '#openapi/generated/options.ts'
import { useTexts } from '#src/context/language.ts'
import { choicesByName } from '#src/forms/options.ts'
import { SelectField } from '#src/forms/SelectField.tsx'
import { definePage } from '#src/page/definePage.tsx'
import { formHead } from './form/formHead.ts'
import { InquiryForm } from './form/InquiryForm.tsx'
import { useInquiry } from './form/useInquiry.ts'

function NationalityField() {
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

/** The request for a career talk. Only this form has the nationality field, so only this page loads its texts. */
export default definePage({
  component: () => <InquiryForm nationality={<NationalityField />} />,
  head: formHead,
})
