/** The values of the invitation form as the contract's request has them, and back. */
import type * as z from 'zod/mini'
import { Nationality } from '#openapi/generated/options.ts'
import type { CreateInvitationBody } from '#openapi/generated/zod.ts'
import { chosen } from './fields.ts'
import { type InvitationValues, blankInvitation } from './invitation.ts'

export type InvitationRequest = z.output<typeof CreateInvitationBody>

/** The request that sends a form, with the token of the bot check where there is one. */
export function invitationRequest(values: InvitationValues, captcha_token?: string): InvitationRequest {
  return { ...values, nationality: chosen(Nationality, values.nationality), captcha_token }
}

/** What a form would have held that sends this request. */
export function invitationValues(request: Partial<InvitationRequest>): InvitationValues {
  const { captcha_token: _token, nationality, ...given } = request
  return { ...blankInvitation, ...given, nationality: String(nationality ?? '') }
}
