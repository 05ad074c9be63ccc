/** The wishes of an applicant about an application: a reply to an offer, another time, a withdrawal. Each is a message to the advisor. */

import * as z from 'zod/mini'
import type { SendContactBody } from '#openapi/generated/zod.ts'
import { TEXT_LENGTH } from '../formLimits.ts'
import { required } from '../rules.ts'
import { neededChoice, optionalText } from './fields.ts'

export type Intention = NonNullable<z.output<typeof SendContactBody>['intention']>

export const offerReplies = ['accept-offer', 'discuss-offer', 'decline-offer'] as const satisfies Intention[]

const contents = optionalText(TEXT_LENGTH.answer)

export const offerReplyForm = z.object({ reply: neededChoice(required), contents })
export type OfferReplyValues = z.output<typeof offerReplyForm>
export const blankOfferReply: OfferReplyValues = { reply: '', contents: '' }

const time = neededChoice(required)
/** Day and time of three proposals, in Japan. */
export const otherTimeForm = z.object({
  day1: time,
  time1: time,
  day2: time,
  time2: time,
  day3: time,
  time3: time,
  contents,
})
export type OtherTimeValues = z.output<typeof otherTimeForm>
export const blankOtherTime: OtherTimeValues = {
  day1: '',
  time1: '',
  day2: '',
  time2: '',
  day3: '',
  time3: '',
  contents: '',
}

export const withdrawForm = z.object({ reasons: z.array(z.string()), contents })
export type WithdrawValues = z.output<typeof withdrawForm>
export const blankWithdraw: WithdrawValues = { reasons: [], contents: '' }
