/** Applies for jobs that an applicant has chosen, recommended or not. */

import { PENDING_STATUS_ID } from '#domain/processes/limits.ts'
import { aliasOfStatus } from '#domain/processes/statusAlias.ts'
import { canAnswer } from '#domain/processes/transitions.ts'
import { isOpen } from '../jobs/open.ts'
import type { Advisor } from '../ports/bilingual.ts'
import type { Env } from '../ports/env.ts'
import type { Job } from '../ports/jobs.ts'
import type { Process } from '../ports/processes.ts'
import type { Store } from '../ports/store.ts'
import { advisorOf } from '../profile/advisorOf.ts'
import { applicationFor, becomeApplied, newApplication } from './application.ts'
import { countApplication } from './limits.ts'

type Request = { applicantId: number; jobIds: number[]; contents: string }
/** The result for each job, in the order of the request. */
export type Applied = { processes: Process[]; already: Process[]; closed: Job[] }

/**
 * Applies for each job that is open and has no application yet. Unknown jobs are left out. A request without a new application counts as
 * one, because its answer is stored as well. Throws 429 above the limit of the applicant. Call it within a transaction.
 */
export async function applyFor(
  store: Store,
  env: Env,
  { applicantId, jobIds, contents }: Request,
): Promise<Applied> {
  const ids = [...new Set(jobIds)]
  const jobs = new Map((await store.jobs.findMany(ids)).map((job) => [job.job_id, job]))
  const mine = await store.processes.ofJobs(applicantId, ids)
  const advisor = await advisorOf(store, applicantId)
  const applied: Applied = { processes: [], already: [], closed: [] }
  for (const id of ids) {
    const job = jobs.get(id)
    if (!job) continue
    const already = applicationFor(mine, id) ?? pendingFor(mine, id)
    if (already) applied.already.push(already)
    else if (!isOpen(job, env.clock())) applied.closed.push(job)
    else applied.processes.push(await applyForOne(store, env, { applicantId, job, mine, advisor, contents }))
  }
  if (applied.processes.length === 0) await countApplication(store, env, applicantId)
  return applied
}

const pendingFor = (mine: Process[], id: number) =>
  mine.find(({ jobId, statusId }) => jobId === id && statusId === PENDING_STATUS_ID)

type One = { applicantId: number; job: Job; mine: Process[]; advisor: Advisor | null; contents: string }

/** A recommendation of the job that awaits an answer becomes applied. */
async function applyForOne(
  store: Store,
  env: Env,
  { applicantId, job, mine, advisor, contents }: One,
): Promise<Process> {
  await countApplication(store, env, applicantId)
  const now = env.clock().toISOString()
  const recommendation = mine.find(
    ({ isRecommended, jobId, statusId }) =>
      isRecommended && jobId === job.job_id && canAnswer(aliasOfStatus(statusId)),
  )
  if (!recommendation) {
    return store.processes.insert(newApplication({ applicantId, job, now, event: 'applied', advisor }))
  }
  const answer = { action: 'apply' as const, at: now, contents, reasons: [], reply: { ja: '', en: '' } }
  return becomeApplied(store, env, recommendation, { event: 'recommendationApplied', answer })
}
