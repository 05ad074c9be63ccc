/** The three inquiry forms (product-decisions §8), without the bot check. */

import * as z from 'zod/mini'
import { TEXT_LENGTH } from '../formLimits.ts'
import {
  confirmedEmail,
  max,
  numeric,
  required,
  requiredContactDetails,
  requiredContactType,
} from '../rules.ts'
import { consent, neededChoice, neededText, optionalText, senderFields } from './fields.ts'

const details = neededText(requiredContactDetails, TEXT_LENGTH.contents)

export const inquiryForms = {
  /** From job seekers. */
  general: z.object({ ...senderFields, contents: details, agree: consent }).check(confirmedEmail),

  /** From all other people. */
  other: z
    .object({
      type: neededChoice(requiredContactType),
      companyName: optionalText(TEXT_LENGTH.companyName),
      ...senderFields,
      contents: details,
      agree: consent,
    })
    .check(confirmedEmail),

  /** From companies that want to hire. */
  recruiting: z
    .object({
      companyName: neededText(required, TEXT_LENGTH.companyName),
      title: neededText(required, TEXT_LENGTH.title),
      ...senderFields,
      positionsNeeded: neededText(required, TEXT_LENGTH.positionsNeeded),
      noOfEmployeeNeeded: z.string().check(required, max(TEXT_LENGTH.noOfEmployeeNeeded), numeric),
      contents: optionalText(TEXT_LENGTH.contents),
      agree: consent,
    })
    .check(confirmedEmail),
}

export type InquiryKind = keyof typeof inquiryForms
export type InquiryValues = { [Kind in InquiryKind]: z.output<(typeof inquiryForms)[Kind]> }
