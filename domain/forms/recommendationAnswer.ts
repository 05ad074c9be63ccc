/** The forms for an applicant's answers to a recommendation, one for each action. */

import * as z from 'zod/mini'
import type { RecommendationAction } from '#openapi/generated/options.ts'
import { TEXT_LENGTH } from '../formLimits.ts'
import { required, rule } from '../rules.ts'
import { neededText, optionalText } from './fields.ts'

const distinct = rule<string[]>('invalid', (reasons) => new Set(reasons).size === reasons.length)
const noReasons = z.array(z.string()).check(rule<string[]>('invalid', (reasons) => reasons.length === 0))

export const answerForms = {
  apply: z.object({ contents: optionalText(TEXT_LENGTH.answer), reasons: noReasons }),
  inquiry: z.object({ contents: neededText(required, TEXT_LENGTH.answer), reasons: noReasons }),
  decline: z.object({
    contents: optionalText(TEXT_LENGTH.answer),
    reasons: z.array(z.string()).check(distinct),
  }),
} satisfies Record<RecommendationAction, z.ZodMiniType>

export type AnswerValues = z.output<(typeof answerForms)[RecommendationAction]>

export const blankAnswer: AnswerValues = { contents: '', reasons: [] }
