/** The form to ask for a free career talk (product-decisions §8), without the bot check. */

import * as z from 'zod/mini'
import { TEXT_LENGTH } from '../formLimits.ts'
import { confirmedEmail, requiredNationality } from '../rules.ts'
import { consent, neededChoice, optionalChoice, optionalText, senderFields } from './fields.ts'

export const invitationForm = z
  .object({
    ...senderFields,
    nationality: neededChoice(requiredNationality),
    timeZone: optionalChoice,
    contents: optionalText(TEXT_LENGTH.contents),
    agree: consent,
  })
  .check(confirmedEmail)

export type InvitationValues = z.output<typeof invitationForm>
