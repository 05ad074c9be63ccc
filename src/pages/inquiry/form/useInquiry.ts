import type { Lang } from '#domain/lang.ts'
import { textsOf } from '#i18n/load.ts'
import { useLang } from '#src/context/language.ts'
import { useFlowId } from '#src/forms/flow/flowContext.ts'
import { startOf } from '#src/routes/flows.ts'
import { type FieldName, type InquiryFlow, fieldsOf } from './fields.ts'
import { inquiryFlowOf, inquiryFormOf } from './inquiryFlow.ts'

/** The form, fields and texts of the current inquiry. */
export function useInquiry() {
  const lang = useLang()
  const flow = inquiryFlowOf(startOf(useFlowId()))
  return { flow, fields: fieldsOf(flow), ...inquiryFormOf[flow], ...inquiryTexts(lang, flow) }
}

/** Returns the texts of one inquiry, and the shared ones. */
export function inquiryTexts(lang: Lang, flow: InquiryFlow) {
  const texts = textsOf(lang, 'inquiry')
  const own = texts.forms[flow]
  const labels: Record<FieldName, string> = { ...texts.labels, ...own.labels }
  const { form, check, done } = texts.steps
  const hasCheck = flow !== 'invitation'
  return { texts, own, labels, steps: hasCheck ? [form, check, done] : [form, done] }
}
