/** The answers that an applicant can give to a recommendation, by its status (product-decisions §6). */

import type { RecommendationAction } from '#openapi/generated/options.ts'
import type { StatusAlias } from './statusAlias.ts'

export type RecommendationStatus = Extract<StatusAlias, `MyPageRec${string}`>

/** The last part of the problem type of an answer that is not allowed. */
export type Refusal = 'already-applied' | 'already-declined' | 'still-processing'

export type Transition = { to: RecommendationStatus; refusal: null } | { to: null; refusal: Refusal }

const to = (status: RecommendationStatus): Transition => ({ to: status, refusal: null })
const refused = (refusal: Refusal): Transition => ({ to: null, refusal })

const everyAction = (transition: Transition) => ({
  apply: transition,
  inquiry: transition,
  decline: transition,
})
const awaitsAnswer = {
  apply: to('MyPageRecApply'),
  inquiry: to('MyPageRecInquiry'),
  decline: to('MyPageRecReject'),
}

export const transitions: Record<RecommendationStatus, Record<RecommendationAction, Transition>> = {
  MyPageRecommend: awaitsAnswer,
  MyPageRecInquiry: awaitsAnswer,
  MyPageRecPending: everyAction(refused('still-processing')),
  MyPageRecApply: everyAction(refused('already-applied')),
  MyPageRecReject: everyAction(refused('already-declined')),
}

export function isRecommendationStatus(status: StatusAlias): status is RecommendationStatus {
  return Object.hasOwn(transitions, status)
}

/** Returns whether an applicant can still apply, ask or decline. */
export function canAnswer(status: StatusAlias): boolean {
  return isRecommendationStatus(status) && transitions[status].apply.to !== null
}
