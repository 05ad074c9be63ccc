import type { Job } from '../ports/jobs.ts'
import type { Process } from '../ports/processes.ts'

/**
 * Returns the last day for an answer; null without one. A recommendation is answered by the closing date of its job, which may be earlier
 * than it was at the recommendation: applying is refused afterwards.
 */
export function lastAnswerDay(
  { isRecommended, details: { answerBy } }: Pick<Process, 'isRecommended' | 'details'>,
  { closingDate }: Pick<Job, 'closingDate'>,
): string | null {
  if (!isRecommended || answerBy === null || closingDate === null) return answerBy
  return closingDate < answerBy ? closingDate : answerBy
}
