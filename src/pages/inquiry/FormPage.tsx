import { definePage } from '#src/page/definePage.tsx'
import { formHead } from './form/formHead.ts'
import { InquiryForm } from './form/InquiryForm.tsx'

/** The first step of an inquiry. */
export default definePage({ component: () => <InquiryForm />, head: formHead })
