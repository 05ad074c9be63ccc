import type { Lang } from '#domain/lang.ts'
import { aboutProcess, recordEvent } from '../events/record.ts'
import { writesIn } from '../mail/language.ts'
import { queueMail, sendSoon } from '../mail/queue.ts'
import type { Handler } from '../operation.ts'
import type { Env } from '../ports/env.ts'
import type { ProcessQuery } from '../ports/processes.ts'
import { answerConsent } from '../processes/answerConsent.ts'
import { answerRecommendation } from '../processes/answerRecommendation.ts'
import { applyFor } from '../processes/apply.ts'
import { findOwnProcess, findProcess } from '../processes/find.ts'
import { settleAndFind, settleAndList, settlePendingOf } from '../processes/pending.ts'
import { appliedProcesses, changedProcess, snapshotOf } from '../processes/replay.ts'
import { appliedJob, processDetail, processSummary } from '../processes/view.ts'

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
  const { items, total } = await settleAndList(env, query)
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
  const { items, total } = await settleAndList(env, list)
  const view = { now: env.clock(), lang }
  return { status: 200, body: { jobs: items.map((each) => appliedJob(each, view)), total, page, perPage } }
}

export const getProcess: Handler<'getProcess'> = async ({ params, caller, lang }, env) => {
  const found = await settleAndFind(env, caller.applicant.id, params.id)
  if (!found) return { status: 404 }
  return { status: 200, body: processDetail(found, { now: env.clock(), lang }) }
}

export const getRecommendation: Handler<'getRecommendation'> = async ({ params, caller, lang }, env) => {
  const found = await settleAndFind(env, caller.applicant.id, params.id)
  if (!found?.process.isRecommended) return { status: 404 }
  return { status: 200, body: processDetail(found, { now: env.clock(), lang }) }
}

export const changeProcessStatus: Handler<'changeProcessStatus'> = async (input, env) => {
  const { body, caller, lang, storeResponse } = input
  const applicantId = caller.applicant.id
  const found = await settleAndFind(env, applicantId, body.process_id)
  if (!found?.process.isRecommended) return { status: 404 }
  const isTaken = body.action === 'apply' && env.intake.acceptsAtOnce(found.process.jobId)
  const result = await env.store.transaction(async (store) => {
    // The process may have another owner since it was found.
    const process = await findOwnProcess(store, applicantId, body.process_id)
    if (!process) return { status: 404 as const }
    await writesIn(store, applicantId, lang)
    const problem = await answerRecommendation(store, env, process, { body, lang, isTaken })
    if (problem) return { status: 409 as const, problem }
    const { process: after } = await findProcess(store, body.process_id)
    const reference = { at: env.clock().toISOString(), process: snapshotOf(after) }
    const changed = await changedProcess(store, reference, lang)
    const response = await storeResponse(store, { status: 200, body: changed }, { reference })
    const facts = aboutProcess(after)
    const data = { ...facts.data, action: body.action }
    await recordEvent(store, env, 'recommendation-answered', { ...facts, data })
    const created = after.details.relatedId === process.details.relatedId ? null : after.details.relatedId
    const application = created === null ? null : await store.processes.find(created)
    if (application) await recordEvent(store, env, 'application-created', aboutProcess(application))
    return response
  })
  await sendSoon(env)
  return result
}

export const submitConsent: Handler<'submitConsent'> = async ({ body, caller, lang, storeResponse }, env) => {
  const { applicant } = caller
  const result = await env.store.transaction(async (store) => {
    const process = await findOwnProcess(store, applicant.id, body.process_id)
    if (!process || process.isRecommended) return { status: 404 as const }
    await writesIn(store, applicant.id, lang)
    const after = await answerConsent(store, env, process, { body, applicant })
    if (typeof after === 'string') return { status: 409 as const, problem: after }
    const reference = { at: env.clock().toISOString(), process: snapshotOf(after) }
    const changed = await changedProcess(store, reference, lang)
    return storeResponse(store, { status: 200, body: changed }, { reference })
  })
  await sendSoon(env)
  return result
}

export const applyForJobs: Handler<'applyForJobs'> = async ({ body, caller, lang, storeResponse }, env) => {
  const applicantId = caller.applicant.id
  const { job_ids: jobIds, contents = '' } = body
  await settlePendingOf(env, applicantId)
  const response = await env.store.transaction(async (store) => {
    await writesIn(store, applicantId, lang)
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
    const answer = { status: 201 as const, body: await appliedProcesses(store, reference, lang) }
    const stored = await storeResponse(store, answer, { reference })
    for (const process of processes)
      await recordEvent(store, env, 'application-created', aboutProcess(process))
    return stored
  })
  await sendSoon(env)
  return response
}
