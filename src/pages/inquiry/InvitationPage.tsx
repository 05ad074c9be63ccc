import { definePage } from '#src/page/definePage.tsx'
import { formHead } from './inquiry/formHead.ts'
import { InquiryForm } from './inquiry/InquiryForm.tsx'
import { NationalityField } from './inquiry/NationalityField.tsx'

/** The form that asks for a career talk; it alone asks for the nationality, whose names need texts of their own. */
export default definePage({
  component: () => <InquiryForm nationality={<NationalityField />} />,
  head: formHead,
})
