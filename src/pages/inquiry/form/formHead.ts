import { type Head, pageHead } from '#src/page/head.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { inquiryFlowOf } from './inquiryFlow.ts'
import { inquiryTexts } from './useInquiry.ts'

/** Returns the head of an inquiry's form. */
export function formHead({ lang, id }: PageContext): Head {
  const { title, description } = inquiryTexts(lang, inquiryFlowOf(id)).own
  return pageHead(lang, { title, description })
}
