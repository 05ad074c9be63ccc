/** The inquiry flows: schema, initial values and kind of each. */

import { blankInquiry, blankInvitation } from '#domain/forms/blanks.ts'
import type { InquiryKind } from '#domain/forms/inquiry.ts'
import type { RuleSchema } from '#src/forms/ruleResolver.ts'
import type { FlowId, Row } from '#src/routes/row.ts'
import { type PageId, table } from '#src/routes/table.ts'
import type { AnyValues, InquiryFlow } from './fields.ts'

interface InquiryForm {
  schema: () => Promise<RuleSchema<AnyValues>>
  blank: AnyValues
  /** The `kind` in the contract's `createInquiry`; null for the other operation, `createInvitation`. */
  kind: InquiryKind | null
}

/** Returns a form of the contract's operation `createInquiry`. */
function ofKind(kind: InquiryKind): InquiryForm {
  return {
    schema: async () => (await import('#domain/forms/inquiry.ts')).inquiryForms[kind],
    blank: blankInquiry[kind],
    kind,
  }
}

export const inquiryFormOf: Record<InquiryFlow, InquiryForm> = {
  inquiry: ofKind('general'),
  inquiryOther: ofKind('other'),
  recruitingInquiry: ofKind('recruiting'),
  invitation: {
    schema: async () => (await import('#domain/forms/invitation.ts')).invitationForm,
    blank: blankInvitation,
    kind: null,
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
