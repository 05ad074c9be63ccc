/** Recommendations that wait for the decision of the intake (`ports/intake.ts`). */

import type { Lang } from '#domain/lang.ts'
import { PENDING_STATUS_ID } from '#domain/processes/limits.ts'
import { backendTexts } from '#i18n/backend.ts'
import { ProcessStatus } from '#openapi/generated/options.ts'
import { versionOf } from '../contentVersion.ts'
import { aboutProcess, recordEvent } from '../events/record.ts'
import { queueMail, sendQueued } from '../mail/queue.ts'
import { notify } from '../notifications/notify.ts'
import type { Env } from '../ports/env.ts'
import type { SentApplication } from '../ports/intake.ts'
import type { Job } from '../ports/jobs.ts'
import type { Process, ProcessQuery } from '../ports/processes.ts'
import type { Store } from '../ports/store.ts'
import { reasonOf } from '../requestLog.ts'
import { becomeApplied } from './application.ts'
import { type ProcessWithJob, findOwnProcess, withJobs } from './find.ts'
import { eventOf, shortName } from './history.ts'
import { nextText } from './nextText.ts'
import { beforeStep } from './recordStep.ts'
import { withStatus } from './statusChange.ts'

/** Moves on the recommendations of all applicants that the intake has decided on. Hosts call it regularly. */
export async function settlePending(env: Env): Promise<void> {
  try {
    await settle(env, await env.store.processes.pending())
  } catch (error) {
    console.error('Pending recommendations were not settled:', reasonOf(error))
  }
}

/** Moves on the pending recommendations of an applicant that the intake has decided on. */
export async function settlePendingOf(env: Env, applicantId: number): Promise<void> {
  await settle(env, await env.store.processes.pending(applicantId))
}

/** Settles the applicant's pending recommendations, then returns a page of processes with their jobs and the number on all pages. */
export async function settleAndList(
  env: Env,
  query: ProcessQuery,
): Promise<{ items: ProcessWithJob[]; total: number }> {
  await settlePendingOf(env, query.applicantId)
  const { processes, total } = await env.store.processes.page(query)
  return { items: await withJobs(env.store, processes), total }
}

/** Settles the applicant's pending recommendations, then returns the process with its job; null if the applicant does not own it. */
export async function settleAndFind(
  env: Env,
  applicantId: number,
  id: number,
): Promise<ProcessWithJob | null> {
  await settlePendingOf(env, applicantId)
  const process = await findOwnProcess(env.store, applicantId, id)
  const [found] = process ? await withJobs(env.store, [process]) : []
  return found ?? null
}

/** A failure leaves its recommendation pending until the next call, and does not hold up the others. */
async function settle(env: Env, processes: Process[]): Promise<void> {
  for (const process of processes.filter(isPending)) {
    try {
      await settleOne(env, process)
    } catch (error) {
      console.error(`The pending recommendation ${process.id} was not settled:`, reasonOf(error))
    }
  }
}

async function settleOne(env: Env, process: Process): Promise<void> {
  const decision = await env.intake.decision(sentApplication(process))
  if (decision === null) return
  await env.store.transaction((store) => decide(store, env, process.id, decision))
  void sendQueued(env)
}

const isPending = ({ statusId }: Process) => statusId === PENDING_STATUS_ID

function sentApplication({ id, jobId, updatedAt, details }: Process): SentApplication {
  const applications = details.answers.filter(({ action }) => action === 'apply')
  return { processId: id, jobId, attempt: applications.length, sentAt: applications[0]?.at ?? updatedAt }
}

/**
 * Carries out a decision of staff on a pending recommendation, which they can undo. Returns it, and the application that follows from
 * it. Call it within a transaction, as one of its last steps.
 */
export async function settleByStaff(
  store: Store,
  env: Env,
  process: Process,
  decision: 'accepted' | 'refused',
): Promise<{ after: Process; created: Process | null }> {
  const created = await decide(store, env, process.id, decision)
  const after = (await store.processes.find(process.id)) ?? process
  const job = await store.jobs.find(process.jobId)
  if (!job) return { after, created }
  const { relatedId } = process.details
  const before = beforeStep(process, decision, newsOf(after, job, decision, env.clock()))
  const previous = { ...before, relatedId, application: await ownApplication(store, process, created) }
  await store.processes.update({ ...after, details: { ...after.details, previous } })
  return { after: (await store.processes.find(process.id)) ?? after, created }
}

/** Returns the application that a decision has created, in its first version; null if the applicant had one before. */
async function ownApplication({ processes }: Store, { id }: Process, created: Process | null) {
  const application = created && (await processes.find(created.id))
  return application?.details.relatedId === id
    ? { id: application.id, version: await versionOf(application) }
    : null
}

/** Returns the new application, or null. */
async function decide(
  store: Store,
  env: Env,
  id: number,
  decision: 'accepted' | 'refused',
): Promise<Process | null> {
  const process = await store.processes.find(id)
  // Another call may have settled it.
  if (!process || !isPending(process)) return null
  const application = decision === 'accepted' ? await accept(store, env, process) : null
  if (!application) await refuse(store, env, process)
  const after = await store.processes.find(id)
  if (after) await recordEvent(store, env, 'process-changed', aboutProcess(after))
  return application
}

async function accept(store: Store, env: Env, process: Process): Promise<Process> {
  const application = await becomeApplied(store, env, process, { event: 'acceptedByEmployer' })
  await notifyDecision(store, env, application, 'accepted')
  await recordEvent(store, env, 'application-created', aboutProcess(application))
  const { applicantId } = process
  const applicant = await store.applicants.find(applicantId)
  if (applicant)
    await queueMail(store, env, {
      kind: 'applied',
      applicantId,
      processIds: [application.id],
      language: applicant.language,
    })
  return application
}

/** Restores the status before pending; the answer stays. */
async function refuse(store: Store, env: Env, process: Process): Promise<void> {
  const before = process.steps.findLast(({ statusId }) => statusId !== PENDING_STATUS_ID)
  const job = await store.jobs.find(process.jobId)
  const advisor = process.details.advisor ?? job?.advisor
  const now = env.clock().toISOString()
  const history = advisor ? [eventOf('refusedByEmployer', now, advisor)] : []
  const to = before?.statusId ?? ProcessStatus.MyPageRecommend
  const refused = withStatus(process, { to, now, history })
  await store.processes.update(refused)
  await notifyDecision(store, env, refused, 'refused')
  await queueMail(store, env, {
    kind: 'refused',
    applicantId: process.applicantId,
    processId: process.id,
    ...(job && { next: nextIn(refused, job, env.clock()) }),
  })
}

const nextIn = (process: Process, job: Job, now: Date) => ({
  ja: nextText(process, job, { now, lang: 'ja' }),
  en: nextText(process, job, { now, lang: 'en' }),
})

/** Notifies the applicant of the decision. `process` is the new application or the refused recommendation. */
async function notifyDecision(
  store: Store,
  env: Env,
  process: Process,
  decision: 'accepted' | 'refused',
): Promise<void> {
  const job = await store.jobs.find(process.jobId)
  if (!job) return
  await notify(store, env, {
    applicantId: process.applicantId,
    kind: decision === 'accepted' ? 'application' : 'recommendation',
    processId: process.id,
    ...newsOf(process, job, decision, env.clock()),
  })
}

function newsOf(process: Process, job: Job, decision: 'accepted' | 'refused', now: Date) {
  const next = nextIn(process, job, now)
  const textsIn = (lang: Lang) =>
    backendTexts[lang].processNews[decision]({
      job: job[lang].title,
      advisor: shortName(process.details.advisor ?? job.advisor, lang),
      next: next[lang],
    })
  return { ja: textsIn('ja'), en: textsIn('en') }
}
