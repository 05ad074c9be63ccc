/** Carries out an applicant's answer to a recommendation. */

import type { Lang } from '#domain/lang.ts'
import { PENDING_STATUS_ID } from '#domain/processes/limits.ts'
import { aliasOfStatus } from '#domain/processes/statusAlias.ts'
import {
  type Refusal,
  type Transition,
  isRecommendationStatus,
  transitions,
} from '#domain/processes/transitions.ts'
import { ProcessStatus } from '#openapi/generated/options.ts'
import { isOpen } from '../jobs/open.ts'
import { queueMail } from '../mail/queue.ts'
import type { Input } from '../operation.ts'
import type { Env } from '../ports/env.ts'
import type { Process, ProcessAnswer } from '../ports/processes.ts'
import type { Store } from '../ports/store.ts'
import { applicationFor, becomeApplied } from './application.ts'
import { type EventName, eventOf } from './history.ts'
import { countApplication, countQuestion, isFull } from './limits.ts'
import { withStatus } from './statusChange.ts'

type Body = Input<'changeProcessStatus'>['body']
type Answered = { body: Body; lang: Lang; isTaken: boolean }

/**
 * Stores the answer and queues its mails. `isTaken` is false for an application that the intake decides on later. Call it within a
 * transaction. Returns the problem of an answer that is not allowed, or null. Throws 429 above a limit of the applicant.
 */
export async function answerRecommendation(
  store: Store,
  env: Env,
  process: Process,
  { body, lang, isTaken }: Answered,
): Promise<Refusal | 'job-closed' | 'too-many-answers' | null> {
  const transition = transitionOf(process, body)
  if (transition.to === null) return transition.refusal
  if (isFull(process, body.action)) return 'too-many-answers'
  const answer = answerOf(body, env.clock().toISOString())
  if (body.action === 'apply') {
    const obstacle = await obstacleTo(store, env, process)
    if (obstacle) return obstacle
    await countApplication(store, env, process.applicantId)
    if (isTaken) {
      const { id } = await becomeApplied(store, env, process, { event: 'recommendationApplied', answer })
      await queueMail(store, env, {
        kind: 'applied',
        applicantId: process.applicantId,
        processIds: [id],
        language: lang,
      })
    } else {
      await move(store, process, { to: PENDING_STATUS_ID, event: 'sentToEmployer', answer })
    }
  } else {
    if (body.action === 'inquiry') await countQuestion(store, env, process.applicantId)
    await move(store, process, { to: ProcessStatus[transition.to], event: eventAfter[body.action], answer })
  }
  await queueMail(store, env, {
    kind: 'answerDesk',
    applicantId: process.applicantId,
    processId: process.id,
    at: answer.at,
  })
  return null
}

const eventAfter = { inquiry: 'inquired', decline: 'declined' } as const

function transitionOf({ statusId }: Process, { action }: Body): Transition {
  const status = aliasOfStatus(statusId)
  if (!isRecommendationStatus(status)) throw new Error(`${status} is no status of a recommendation`)
  return transitions[status][action]
}

function answerOf({ action, contents = '', reasons = [] }: Body, at: string): ProcessAnswer {
  return { action, at, contents, reasons, reply: { ja: '', en: '' } }
}

async function obstacleTo(store: Store, env: Env, { applicantId, jobId }: Process) {
  if (applicationFor(await store.processes.ofJobs(applicantId, [jobId]), jobId)) return 'already-applied'
  const job = await store.jobs.find(jobId)
  return !job || !isOpen(job, env.clock()) ? 'job-closed' : null
}

type Move = { to: ProcessStatus; event: EventName; answer: ProcessAnswer }

async function move(store: Store, process: Process, { to, event, answer }: Move): Promise<void> {
  const job = await store.jobs.find(process.jobId)
  if (!job) throw new Error(`There is no job ${process.jobId}`)
  const { advisor, answerBy } = process.details
  const history = [eventOf(event, answer.at, advisor ?? job.advisor)]
  const after = withStatus(process, { to, now: answer.at, history, answer })
  // A question does not change the deadline of the answer.
  if (to === ProcessStatus.MyPageRecInquiry) after.details.answerBy = answerBy
  await store.processes.update(after)
}
