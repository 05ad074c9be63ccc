/** The inquiry flows: schema, initial values and sending of each. */
import { blankInquiry, blankInvitation } from '#domain/forms/blanks.ts'
import type { InquiryKind } from '#domain/forms/inquiry.ts'
import { inquiryRequest } from '#domain/forms/inquiryRequest.ts'
import { invitationRequest } from '#domain/forms/invitationRequest.ts'
import type { Lang } from '#domain/lang.ts'
import { type Receipt, sendInquiry, sendInvitation } from '#src/api/inquiries.ts'
import { filledWith } from '#src/forms/flow/draft.ts'
import type { RuleSchema } from '#src/forms/ruleResolver.ts'
import { type PageId, table } from '#src/routes/table.ts'
import type { AnyValues, InquiryFlow } from './fields.ts'
import type { FlowId, Row } from '#src/routes/row.ts'

type Sending = { lang: Lang; key: string; token?: string }

interface InquiryForm {
  schema: () => Promise<RuleSchema<AnyValues>>
  blank: AnyValues
  send: (values: AnyValues, sending: Sending) => Promise<Receipt>
}

/** Returns a form of the contract's operation `createInquiry`. */
function ofKind(kind: InquiryKind): InquiryForm {
  const blank = blankInquiry[kind]
  return {
    schema: async () => (await import('#domain/forms/inquiry.ts')).inquiryForms[kind],
    blank,
    send: (values, { lang, key, token }) =>
      sendInquiry(lang, inquiryRequest(kind, filledWith(blank, values), token), key),
  }
}

export const inquiryFormOf: Record<InquiryFlow, InquiryForm> = {
  inquiry: ofKind('general'),
  inquiryOther: ofKind('other'),
  recruitingInquiry: ofKind('recruiting'),
  invitation: {
    schema: async () => (await import('#domain/forms/invitation.ts')).invitationForm,
    blank: blankInvitation,
    send: (values, { lang, key, token }) =>
      sendInvitation(lang, invitationRequest(filledWith(blankInvitation, values), token), key),
  },
}

/** Returns the inquiry flow of a page. */
export function inquiryFlowOf(id: PageId): InquiryFlow {
  const { flow }: Row = table[id]
  if (!isInquiryFlow(flow)) throw new Error(`The page "${id}" belongs to no inquiry`)
  return flow
}

const isInquiryFlow = (flow: FlowId | undefined): flow is InquiryFlow =>
  flow !== undefined && Object.hasOwn(inquiryFormOf, flow)
