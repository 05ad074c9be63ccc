/** The form to ask for a talk with an advisor. */

import * as z from 'zod/mini'
import { TEXT_LENGTH } from '../formLimits.ts'
import { required } from '../rules.ts'
import { neededChoice, neededText, optionalText } from './fields.ts'

export const interviewForm = z.object({
  method: neededChoice(required),
  preferredTimes: neededText(required, TEXT_LENGTH.preferredTimes),
  contents: optionalText(TEXT_LENGTH.contents),
})

export type InterviewValues = z.output<typeof interviewForm>

export const blankInterview: InterviewValues = { method: '', preferredTimes: '', contents: '' }
