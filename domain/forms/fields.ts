/** Fields of several forms. Empty values are '' for texts and choices, false for checkboxes. */

import * as z from 'zod/mini'
import { TEXT_LENGTH } from '../formLimits.ts'
import { emailFormat, emailRequired, max, required, requiredConsent, requiredName, tel } from '../rules.ts'

/** The type of all presence rules. */
type Presence = typeof required

export const optionalText = (length: number) => z.string().check(max(length))
export const neededText = (presence: Presence, length: number) => z.string().check(presence, max(length))

/** An option of a list, by the `value` of its control: text, even if the contract has a number. */
export const optionalChoice = z.string()
export const neededChoice = (presence: Presence) => z.string().check(presence)

export const consent = z.boolean().check(requiredConsent)

export const emailFields = {
  email: z.string().check(emailRequired, max(TEXT_LENGTH.email), emailFormat),
  /** Compared by `confirmedEmail` on the form. */
  email_confirm: z.string().check(required),
}

/** Empty, or 9 to 20 digits. */
export const phoneNumber = z.string().check(tel)

/** The sender of an inquiry or invitation. */
export const senderFields = {
  name: neededText(requiredName, TEXT_LENGTH.name),
  ...emailFields,
  phoneNumber,
}
