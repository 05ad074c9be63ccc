import type { InvitationValues } from '#domain/forms/invitation.ts'
import { Nationality } from '#openapi/generated/options.ts'
import { useTexts } from '#src/context/language.ts'
import { ownZone } from '#src/features/timeZone/timeZone.ts'
import { choicesByName } from '#src/forms/options.ts'
import { SelectField } from '#src/forms/SelectField.tsx'
import { definePage } from '#src/page/definePage.tsx'
import { formHead } from './form/formHead.ts'
import { InquiryForm } from './form/InquiryForm.tsx'
import { TimeZoneField } from './form/TimeZoneField.tsx'
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

const own = { nationality: <NationalityField />, timeZone: <TimeZoneField /> }

function InvitationPage() {
  // The server does not know the device.
  const preset = typeof window === 'undefined' ? undefined : { timeZone: ownZone() }
  return <InquiryForm own={own} preset={preset} />
}

/** The request for a career talk. Only this form has these two fields, so only this page loads their code and texts. */
export default definePage({
  component: InvitationPage,
  head: formHead,
})
