/** Converts the values of the invitation form to the contract's request and back. */
import type * as z from 'zod/mini'
import { Nationality } from '#openapi/generated/options.ts'
import type { CreateInvitationBody } from '#openapi/generated/zod.ts'
import { chosen } from './controlValues.ts'
import { blankInvitation } from './blanks.ts'
import type { InvitationValues } from './invitation.ts'

export type InvitationRequest = z.output<typeof CreateInvitationBody>

/** Returns the request of a form. */
export function invitationRequest(values: InvitationValues, captcha_token?: string): InvitationRequest {
  return { ...values, nationality: chosen(Nationality, values.nationality), captcha_token }
}

/** Returns the form values of a request. */
export function invitationValues(request: Partial<InvitationRequest>): InvitationValues {
  const { captcha_token: _token, nationality, ...given } = request
  return { ...blankInvitation, ...given, nationality: String(nationality ?? '') }
}
