/** The values of an inquiry form as the contract's request has them, and back. */
import type * as z from 'zod/mini'
import { InquiryType } from '#openapi/generated/options.ts'
import type { CreateInquiryBody } from '#openapi/generated/zod.ts'
import { chosen } from './fields.ts'
import { type InquiryKind, type InquiryValues, blankInquiry } from './inquiry.ts'

export type InquiryRequest = z.output<typeof CreateInquiryBody>

/** The request that sends a form, with the token of the bot check where there is one. */
export function inquiryRequest<Kind extends InquiryKind>(
  kind: Kind,
  values: InquiryValues[Kind],
  captcha_token?: string,
): InquiryRequest {
  const type = chosen(InquiryType, 'type' in values ? values.type : '')
  return { ...values, kind, type, captcha_token }
}

/** What the form of the request's kind would have held, among all that the three forms have. */
export function inquiryValues(request: Partial<InquiryRequest>): AllValues {
  const { kind: _kind, captcha_token: _token, ...given } = request
  return { ...blankInquiry.other, ...blankInquiry.recruiting, ...given }
}

type AllValues = InquiryValues['other'] & InquiryValues['recruiting']
