/** The answers that an applicant can give to a recommendation, by its status (product-decisions §6). */
import { ProcessStatus, type RecommendationAction } from '#openapi/generated/options.ts'

const {
  MyPageRecommend: NEW,
  MyPageRecPending: PENDING,
  MyPageRecApply: APPLIED,
  MyPageRecInquiry: INQUIRED,
  MyPageRecReject: DECLINED,
} = ProcessStatus

export type RecommendationStatus =
  | typeof NEW
  | typeof PENDING
  | typeof APPLIED
  | typeof INQUIRED
  | typeof DECLINED

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
const awaitsAnswer = { apply: to(APPLIED), inquiry: to(INQUIRED), decline: to(DECLINED) }

export const transitions: Record<RecommendationStatus, Record<RecommendationAction, Transition>> = {
  [NEW]: awaitsAnswer,
  [INQUIRED]: awaitsAnswer,
  [PENDING]: everyAction(refused('still-processing')),
  [APPLIED]: everyAction(refused('already-applied')),
  [DECLINED]: everyAction(refused('already-declined')),
}

export function isRecommendationStatus(status: ProcessStatus): status is RecommendationStatus {
  return Object.hasOwn(transitions, status)
}

/** Returns whether an applicant can still apply, ask or decline. */
export function canAnswer(status: ProcessStatus): boolean {
  return isRecommendationStatus(status) && transitions[status].apply.to !== null
}
