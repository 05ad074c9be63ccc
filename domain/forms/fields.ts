/** Fields that several forms have. Values are '' while nothing was typed or chosen, false while nothing was ticked. */
import * as z from 'zod/mini'
import { TEXT_LENGTH } from '../limits.ts'
import { emailFormat, emailRequired, max, required, requiredName, tel } from '../rules.ts'

/** What a rule of presence is: a check of a value of any kind. */
type Presence = typeof required

export const optionalText = (length: number) => z.string().check(max(length))
export const neededText = (presence: Presence, length: number) => z.string().check(presence, max(length))

/** One of a list, by the `value` of its control, which is text also where the contract has a number. */
export const optionalChoice = z.string()
export const neededChoice = (presence: Presence) => z.string().check(presence)

export const consent = z.boolean().check(required)

export const emailFields = {
  email: z.string().check(emailRequired, max(TEXT_LENGTH.email), emailFormat),
  /** Checked by `confirmedEmail` on the form. */
  email_confirm: z.string(),
}

/** A number of 9 to 20 digits, or nothing. */
export const phoneNumber = z.string().check(tel)

/** Who sends an inquiry or asks for a talk. */
export const senderFields = {
  name: neededText(requiredName, TEXT_LENGTH.name),
  ...emailFields,
  phoneNumber,
}

export const blankSender = { name: '', email: '', email_confirm: '', phoneNumber: '' }

/**
 * What a control's text chooses from a list of the contract, typed as the contract has it (10477 for "10477"); undefined
 * if nothing, or nothing of the list.
 */
export function chosen<Option extends string | number>(
  options: readonly Option[] | Record<string, Option>,
  text: string,
): Option | undefined {
  return Object.values(options).find((option) => String(option) === text)
}
