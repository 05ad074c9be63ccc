import { definePage } from '#src/page/definePage.tsx'
import { formHead } from './inquiry/formHead.ts'
import { InquiryForm } from './inquiry/InquiryForm.tsx'

/** The first step of an inquiry. */
export default definePage({ component: () => <InquiryForm />, head: formHead })
