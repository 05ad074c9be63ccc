/** Converts the values of the invitation form to the contract's request and back. */

import type * as z from 'zod/mini'
import { Nationality } from '#openapi/generated/options.ts'
import type { CreateInvitationBody } from '#openapi/generated/zod.ts'
import { TEXT_LENGTH } from '../formLimits.ts'
import { blankInvitation } from './blanks.ts'
import { chosen } from './controlValues.ts'
import type { InvitationValues } from './invitation.ts'

export type InvitationRequest = z.output<typeof CreateInvitationBody>

/** Returns the request of a form. The contract has no time zone, so it is the last line of the message, if there is room. */
export function invitationRequest(
  { timeZone, contents, ...values }: InvitationValues,
  captcha_token?: string,
  zoneLabel = 'Time zone',
): InvitationRequest {
  const lines = [contents, timeZone && `${zoneLabel}: ${timeZone}`].filter(Boolean).join('\n\n')
  return {
    ...values,
    contents: lines.length > TEXT_LENGTH.contents ? contents : lines,
    nationality: chosen(Nationality, values.nationality),
    captcha_token,
  }
}

/** Returns the form values of a request. */
export function invitationValues(request: Partial<InvitationRequest>): InvitationValues {
  const { captcha_token: _token, nationality, ...given } = request
  return { ...blankInvitation, ...given, nationality: String(nationality ?? '') }
}
