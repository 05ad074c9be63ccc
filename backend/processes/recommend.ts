/** Recommends jobs to people. */

import { PENDING_STATUS_ID } from '#domain/processes/limits.ts'
import { aliasOfStatus } from '#domain/processes/statusAlias.ts'
import { canAnswer } from '#domain/processes/transitions.ts'
import { ProcessStatus } from '#openapi/generated/options.ts'
import { aboutProcess, recordEvent } from '../events/record.ts'
import { isOpen } from '../jobs/open.ts'
import type { ProblemKey } from '../operation.ts'
import type { Applicant } from '../ports/applicants.ts'
import type { Env } from '../ports/env.ts'
import type { Job } from '../ports/jobs.ts'
import type { Process, ProcessDetails } from '../ports/processes.ts'
import type { Store } from '../ports/store.ts'
import { advisorOf } from '../profile/advisorOf.ts'
import { applicationFor, blankDetails } from './application.ts'
import { recordStep } from './recordStep.ts'

type Recommendation = Pick<ProcessDetails, 'letter' | 'fits' | 'comment' | 'answerBy'>

/** Returns the problem of recommending a job to a person, or null. */
export async function obstacleTo(
  store: Store,
  env: Env,
  applicant: Applicant,
  job: Job,
): Promise<ProblemKey | null> {
  if (applicant.activatedAt === null) return 'person-not-active'
  if (applicant.blockedAt !== null) return 'person-blocked'
  if (!isOpen(job, env.clock())) return 'job-closed'
  const processes = await store.processes.ofJobs(applicant.id, [job.job_id])
  if (applicationFor(processes, job.job_id)) return 'already-applied'
  return processes.some(isOpenRecommendation) ? 'already-recommended' : null
}

const isOpenRecommendation = ({ isRecommended, statusId }: Process) =>
  isRecommended && (statusId === PENDING_STATUS_ID || canAnswer(aliasOfStatus(statusId)))

/** Adds a recommendation and informs the applicant. Call it within a transaction, as one of its last steps. */
export async function recommend(
  store: Store,
  env: Env,
  { id: applicantId }: Applicant,
  job: Job,
  recommendation: Recommendation,
): Promise<Process> {
  const at = env.clock().toISOString()
  const statusId = ProcessStatus.MyPageRecommend
  const advisor = (await advisorOf(store, applicantId)) ?? job.advisor
  const process = await store.processes.insert({
    applicantId,
    jobId: job.job_id,
    statusId,
    isRecommended: true,
    startedAt: at,
    updatedAt: at,
    steps: [{ statusId, at }],
    details: { ...blankDetails, ...recommendation, advisor },
  })
  await recordEvent(store, env, 'recommendation-created', aboutProcess(process))
  return recordStep(store, env, process, { name: 'recommended', details: recommendation })
}
