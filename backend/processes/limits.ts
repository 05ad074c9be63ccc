/** The limits of an applicant's additions to processes. */

import { MOST_ANSWERS } from '#domain/processes/limits.ts'
import type { RecommendationAction } from '#openapi/generated/options.ts'
import { requireAttempt } from '../attempts.ts'
import type { Env } from '../ports/env.ts'
import type { Process } from '../ports/processes.ts'
import type { Store } from '../ports/store.ts'

/**
 * Counts an application and throws 429 above the limit. Call it within the transaction that stores the application, so that both count or
 * neither.
 */
export const countApplication = (store: Store, env: Env, applicantId: number): Promise<void> =>
  requireAttempt({ ...env, store }, `application:${applicantId}`, env.config.limits.applications)

/** Counts a question like `countApplication`. */
export const countQuestion = (store: Store, env: Env, applicantId: number): Promise<void> =>
  requireAttempt({ ...env, store }, `question:${applicantId}`, env.config.limits.applicantMessages)

/** Returns whether a recommendation has as many answers as it can hold before this action. */
export const isFull = ({ details }: Process, action: RecommendationAction): boolean =>
  details.answers.length >= MOST_ANSWERS[action]
