/** Recommendations that wait for the decision of an employer's system (`ports/intake.ts`). */
import { PENDING_STATUS_ID } from '#domain/processes/limits.ts'
import { ProcessStatus } from '#openapi/generated/options.ts'
import { queueMail } from '../mail/queue.ts'
import { notifyDecision } from '../notifications/notify.ts'
import type { Env } from '../ports/env.ts'
import type { SentApplication } from '../ports/intake.ts'
import type { Process } from '../ports/processes.ts'
import type { Store } from '../ports/store.ts'
import { becomeApplied } from './becomeApplied.ts'
import { eventOf } from '../processes/events.ts'
import { moved } from '../processes/moved.ts'

/** Moves on the recommendations of all applicants that employers have decided on. Hosts call it regularly. */
export async function settlePending(env: Env): Promise<void> {
  try {
    await settle(env, await env.store.processes.pending())
  } catch (error) {
    console.error('Pending recommendations were not settled:', error instanceof Error ? error.message : error)
  }
}

/** Moves on these recommendations if they are pending and decided. */
export async function settle(env: Env, processes: Process[]): Promise<void> {
  for (const process of processes.filter(isPending)) {
    const decision = await env.intake.decision(sentApplication(process))
    if (decision === null) continue
    await env.store.transaction((store) => decide(store, env, process.id, decision))
  }
}

const isPending = ({ statusId }: Process) => statusId === PENDING_STATUS_ID

function sentApplication({ id, jobId, updatedAt, details }: Process): SentApplication {
  return { processId: id, jobId, sentAt: details.answers[0]?.at ?? updatedAt }
}

async function decide(store: Store, env: Env, id: number, decision: 'accepted' | 'refused'): Promise<void> {
  const process = await store.processes.find(id)
  // Another call may have settled it.
  if (!process || !isPending(process)) return
  if (decision === 'accepted') await accept(store, env, process)
  else await refuse(store, env, process)
}

async function accept(store: Store, env: Env, process: Process): Promise<void> {
  const application = await becomeApplied(store, env, process, { event: 'acceptedByEmployer' })
  await notifyDecision(store, env, application, 'accepted')
  const { applicantId } = process
  const applicant = await store.applicants.find(applicantId)
  if (!applicant) return
  await queueMail(store, env, {
    kind: 'applied',
    applicantId,
    processIds: [application.id],
    language: applicant.language,
  })
}

/** The status before pending comes back; the answer stays. */
async function refuse(store: Store, env: Env, process: Process): Promise<void> {
  const before = process.steps.findLast(({ statusId }) => statusId !== PENDING_STATUS_ID)
  const job = await store.jobs.find(process.jobId)
  const advisor = process.details.advisor ?? job?.advisor
  const now = env.clock().toISOString()
  const history = advisor ? [eventOf('refusedByEmployer', now, advisor)] : []
  await store.processes.update(
    moved(process, { to: before?.statusId ?? ProcessStatus.MyPageRecommend, now, history }),
  )
  await notifyDecision(store, env, process, 'refused')
  await queueMail(store, env, { kind: 'refused', processId: process.id })
}
