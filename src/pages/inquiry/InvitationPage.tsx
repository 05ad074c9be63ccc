import { definePage } from '#src/page/definePage.tsx'
import { formHead } from './form/formHead.ts'
import { InquiryForm } from './form/InquiryForm.tsx'
import { NationalityField } from './form/NationalityField.tsx'

/** The form that asks for a career talk; it alone asks for the nationality, whose names need texts of their own. */
export default definePage({
  component: () => <InquiryForm nationality={<NationalityField />} />,
  head: formHead,
})
