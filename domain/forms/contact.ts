/** The message of an applicant to the advisor (product-decisions §8). */

import * as z from 'zod/mini'
import { ContactType } from '#openapi/generated/options.ts'
import type { SendContactBody } from '#openapi/generated/zod.ts'
import { TEXT_LENGTH } from '../formLimits.ts'
import { requiredContactDetails, requiredContactType } from '../rules.ts'
import { chosen } from './controlValues.ts'
import { neededChoice, neededText } from './fields.ts'

export const contactForm = z.object({
  type: neededChoice(requiredContactType),
  contents: neededText(requiredContactDetails, TEXT_LENGTH.contents),
})

export type ContactValues = z.output<typeof contactForm>
export type ContactRequest = z.output<typeof SendContactBody>

export const blankContact: ContactValues = { type: '', contents: '' }

/** Returns the request of a valid form. */
export const contactRequest = ({ type, contents }: ContactValues): ContactRequest => ({
  type: chosen(ContactType, type) ?? 'other',
  contents,
})

/** Returns the form values of a request. */
export const contactValues = (request: Partial<ContactRequest>): ContactValues => ({
  ...blankContact,
  ...request,
})
