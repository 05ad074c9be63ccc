import type { Clock } from '#backend/ports/clock.ts'
import type { Decision, Intake } from '#backend/ports/intake.ts'

const SECOND = 1000
const HOUR = 60 * 60 * SECOND

/** The sample jobs with a decision later, `after` in ms. */
const lateDecisions: Record<number, { decision: Decision; after: number }> = {
  20465: { decision: 'accepted', after: 4 * SECOND },
  20452: { decision: 'refused', after: 36 * HOUR },
}

/** Simulates an intake. It accepts most applications at once. */
export function sampleIntake(clock: Clock): Intake {
  return {
    acceptsAtOnce: (jobId) => lateDecisions[jobId] === undefined,
    async decision({ jobId, sentAt }) {
      const { decision, after } = lateDecisions[jobId] ?? { decision: 'accepted', after: 0 }
      const age = clock().getTime() - Date.parse(sentAt)
      return age >= after ? decision : null
    },
  }
}
