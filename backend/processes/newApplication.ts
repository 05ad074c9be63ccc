import { ProcessStatus } from '#openapi/generated/options.ts'
import type { Process } from '../ports/processes.ts'
import type { Advisor, Job } from '../ports/records.ts'
import { blankDetails } from './blankDetails.ts'
import { type EventName, eventOf } from './events.ts'

type Origin = {
  applicantId: number
  job: Pick<Job, 'job_id' | 'advisor'>
  now: string
  event: EventName
  /** The applicant's advisor; null: the job's. */
  advisor?: Advisor | null
  /** The recommendation that was applied for. */
  recommendation?: Process | null
}

/** Returns the row of a new application. */
export function newApplication({ applicantId, job, now, event, advisor = null, recommendation }: Origin) {
  const statusId = ProcessStatus.MyPageAppReceived
  const { relatedId, letter, fits } = recommendation
    ? { ...recommendation.details, relatedId: recommendation.id }
    : blankDetails
  return {
    applicantId,
    jobId: job.job_id,
    statusId,
    isRecommended: false,
    startedAt: now,
    updatedAt: now,
    steps: [{ statusId, at: now }],
    details: {
      ...blankDetails,
      relatedId,
      letter,
      fits,
      advisor,
      history: [eventOf(event, now, advisor ?? job.advisor)],
    },
  }
}
