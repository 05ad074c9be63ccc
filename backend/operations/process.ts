import type { Lang } from '#domain/lang.ts'
import { queueMail, sendSoon } from '../mail/queue.ts'
import type { Handler } from '../operation.ts'
import type { Env } from '../ports/env.ts'
import type { Process, ProcessQuery } from '../ports/processes.ts'
import { applyAnswer, changeAnswer } from '../processChanges/answers.ts'
import { applyFor } from '../processChanges/apply.ts'
import { answerRecommendation } from '../processChanges/answer.ts'
import { findProcess, readPage, settleOf } from '../processChanges/read.ts'
import { snapshotOf } from '../processes/snapshot.ts'
import { appliedJob, processDetail, processSummary } from '../processes/view.ts'
import { withJob } from '../processes/withJobs.ts'

export const searchProcesses: Handler<'searchProcesses'> = ({ query, caller, lang }, env) =>
  listSummaries(env, lang, {
    ...query,
    applicantId: caller.applicant.id,
    isRecommended: false,
    latestBy: 'updatedAt',
  })

export const listRecommendations: Handler<'listRecommendations'> = ({ query, caller, lang }, env) => {
  const { status_id: statusId, page, perPage } = query
  const applicantId = caller.applicant.id
  return listSummaries(env, lang, {
    applicantId,
    isRecommended: true,
    statusId,
    latestBy: 'startedAt',
    page,
    perPage,
  })
}

async function listSummaries(env: Env, lang: Lang, query: ProcessQuery) {
  const { items, total } = await readPage(env, query)
  const view = { now: env.clock(), lang }
  const { page, perPage } = query
  return {
    status: 200 as const,
    body: { items: items.map((each) => processSummary(each, view)), total, page, perPage },
  }
}

export const listAppliedJobs: Handler<'listAppliedJobs'> = async ({ query, caller, lang }, env) => {
  const { page, perPage } = query
  const applicantId = caller.applicant.id
  const list = { applicantId, isRecommended: false, latestBy: 'startedAt', page, perPage } as const
  const { items, total } = await readPage(env, list)
  const view = { now: env.clock(), lang }
  return { status: 200, body: { jobs: items.map((each) => appliedJob(each, view)), total, page, perPage } }
}

export const getProcess: Handler<'getProcess'> = async ({ params, caller, lang }, env) => {
  const found = await findProcess(env, caller.applicant.id, params.id)
  if (!found) return { status: 404 }
  return { status: 200, body: processDetail(found, { now: env.clock(), lang }) }
}

export const getRecommendation: Handler<'getRecommendation'> = async ({ params, caller, lang }, env) => {
  const found = await findProcess(env, caller.applicant.id, params.id)
  if (!found?.process.isRecommended) return { status: 404 }
  return { status: 200, body: processDetail(found, { now: env.clock(), lang }) }
}

export const changeProcessStatus: Handler<'changeProcessStatus'> = async (input, env) => {
  const { body, caller, lang, storeResponse } = input
  const applicantId = caller.applicant.id
  const found = await findProcess(env, applicantId, body.process_id)
  if (!found?.process.isRecommended) return { status: 404 }
  const isTaken = body.action === 'apply' && (await isTakenAtOnce(env, found.process))
  const result = await env.store.transaction(async (store) => {
    const process = await store.processes.find(body.process_id)
    if (!process) return { status: 404 as const }
    const problem = await answerRecommendation(store, env, process, { body, lang, isTaken })
    if (problem) return { status: 409 as const, problem }
    const { process: after } = await withJob(store, body.process_id)
    const reference = { at: env.clock().toISOString(), process: snapshotOf(after) }
    const answer = await changeAnswer(store, reference, lang)
    return storeResponse(store, { status: 200, body: answer }, { reference })
  })
  await sendSoon(env)
  return result
}

/** Asks the employer's system. Call it before the transaction, which may be repeated. */
async function isTakenAtOnce({ intake, clock }: Env, { id, jobId }: Process): Promise<boolean> {
  const decision = await intake.decision({ processId: id, jobId, sentAt: clock().toISOString() })
  return decision === 'accepted'
}

export const applyForJobs: Handler<'applyForJobs'> = async ({ body, caller, lang, storeResponse }, env) => {
  const applicantId = caller.applicant.id
  const { job_ids: jobIds, contents = '' } = body
  await settleOf(env, applicantId)
  const response = await env.store.transaction(async (store) => {
    const { processes, already, closed } = await applyFor(store, env, { applicantId, jobIds, contents })
    if (processes.length > 0) {
      const processIds = processes.map(({ id }) => id)
      await queueMail(store, env, { kind: 'applyDesk', applicantId, processIds, contents })
      await queueMail(store, env, { kind: 'applied', applicantId, processIds, language: lang })
    }
    const reference = {
      at: env.clock().toISOString(),
      processes: processes.map(snapshotOf),
      already: already.map(snapshotOf),
      closed: closed.map((job) => job.job_id),
    }
    return storeResponse(
      store,
      { status: 201, body: await applyAnswer(store, reference, lang) },
      { reference },
    )
  })
  await sendSoon(env)
  return response
}
