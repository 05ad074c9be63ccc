/** The limits of processes with their sources: S = the specification. */

import { ProcessStatus, type RecommendationAction } from '#openapi/generated/options.ts'

/** 13497, the only status compared by its id. S §4 */
export const PENDING_STATUS_ID = ProcessStatus.MyPageRecPending
/** Re-checks of a pending recommendation; `interval` in ms. S §4, §9 */
export const RECOMMENDATION_POLL = { interval: 2000, attempts: 5 }
/**
 * The number of answers to a recommendation that closes each action. The contract's `answers` has 50 items (schema
 * `Process`): questions leave room for applications that an employer refuses, and both leave room for the applicant to decline.
 */
export const MOST_ANSWERS: Record<RecommendationAction, number> = { inquiry: 40, apply: 49, decline: 50 }
