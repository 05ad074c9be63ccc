/** Converts the values of an inquiry form to the contract's request and back. */

import type * as z from 'zod/mini'
import { InquiryType } from '#openapi/generated/options.ts'
import type { CreateInquiryBody } from '#openapi/generated/zod.ts'
import { blankInquiry } from './blanks.ts'
import { chosen } from './controlValues.ts'
import type { InquiryKind, InquiryValues } from './inquiry.ts'

export type InquiryRequest = z.output<typeof CreateInquiryBody>

/** Returns the request of a form. */
export function inquiryRequest<Kind extends InquiryKind>(
  kind: Kind,
  values: InquiryValues[Kind],
  captcha_token?: string,
): InquiryRequest {
  const type = chosen(InquiryType, 'type' in values ? values.type : '')
  return { ...values, kind, type, captcha_token }
}

/** Returns the form values of a request. Fields that its form does not have are blank. */
export function inquiryValues(request: Partial<InquiryRequest>): AllValues {
  const { kind: _kind, captcha_token: _token, ...given } = request
  return { ...blankInquiry.other, ...blankInquiry.recruiting, ...given }
}

type AllValues = InquiryValues['other'] & InquiryValues['recruiting']
