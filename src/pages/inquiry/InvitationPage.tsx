import { definePage } from '#src/page/definePage.tsx'
import { formHead } from './form/formHead.ts'
import { InquiryForm } from './form/InquiryForm.tsx'
import { NationalityField } from './form/NationalityField.tsx'

/** The request for a career talk. Only this form has the nationality field, so only this page loads its texts. */
export default definePage({
  component: () => <InquiryForm nationality={<NationalityField />} />,
  head: formHead,
})
