import type { Intake } from '#backend/ports/intake.ts'
import type { Clock } from '#backend/ports/clock.ts'

const SECOND = 1000
const HOUR = 60 * 60 * SECOND

type Answer = { decision: 'accepted' | 'refused'; after: number }

/** Employers of sample jobs with a system that decides later, by job. `after` is in ms. */
const lateAnswers: Record<number, Answer> = {
  20465: { decision: 'accepted', after: 4 * SECOND },
  20452: { decision: 'refused', after: 36 * HOUR },
}

/** Stands in for the systems of employers. Most take an application at once. */
export function sampleIntake(clock: Clock): Intake {
  return {
    async decision({ jobId, sentAt }) {
      const answer = lateAnswers[jobId] ?? { decision: 'accepted', after: 0 }
      const age = clock().getTime() - Date.parse(sentAt)
      return age >= answer.after ? answer.decision : null
    },
  }
}
