/** Applications: new ones, and those that a recommendation becomes. */

import { endedWithoutResult } from '#domain/processes/stages.ts'
import { aliasOfStatus } from '#domain/processes/statusAlias.ts'
import { ProcessStatus } from '#openapi/generated/options.ts'
import type { Advisor } from '../ports/bilingual.ts'
import type { Env } from '../ports/env.ts'
import type { Job } from '../ports/jobs.ts'
import type { Process, ProcessAnswer, ProcessDetails } from '../ports/processes.ts'
import type { Store } from '../ports/store.ts'
import { type EventName, eventOf } from './history.ts'
import { withStatus } from './statusChange.ts'

/** The details of a new process: only its job and status are known. */
export const blankDetails: ProcessDetails = {
  relatedId: null,
  advisor: null,
  answerBy: null,
  comment: { ja: '', en: '' },
  appointment: null,
  letter: { ja: '', en: '' },
  fits: [],
  preparation: [],
  history: [],
  answers: [],
  employer: null,
  ledger: [],
  documentsAsked: null,
  wish: null,
  previous: null,
}

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

/** Returns the application for a job that was not rejected or withdrawn. */
export function applicationFor(processes: Process[], jobId: number): Process | undefined {
  return processes.find(
    (process) =>
      !process.isRecommended &&
      process.jobId === jobId &&
      !endedWithoutResult(aliasOfStatus(process.statusId)),
  )
}

/** Turns a recommendation into an applied one and creates its application, which it returns. Call it within a transaction. */
export async function becomeApplied(
  store: Store,
  env: Env,
  recommendation: Process,
  { event, answer }: { event: EventName; answer?: ProcessAnswer },
): Promise<Process> {
  const { applicantId, jobId, details } = recommendation
  const now = env.clock().toISOString()
  const job = await store.jobs.find(jobId)
  if (!job) throw new Error(`There is no job ${jobId}`)
  const application =
    applicationFor(await store.processes.ofJobs(applicantId, [jobId]), jobId) ??
    (await store.processes.insert(
      newApplication({
        applicantId,
        job,
        now,
        event: 'appliedFromRecommendation',
        advisor: details.advisor,
        recommendation,
      }),
    ))
  const history = [eventOf(event, now, details.advisor ?? job.advisor)]
  const relatedId = application.id
  await store.processes.update(
    withStatus(recommendation, { to: ProcessStatus.MyPageRecApply, now, history, answer, relatedId }),
  )
  return application
}
