import { ProcessStatus } from '#openapi/generated/options.ts'
import { versionOf } from '../../contentVersion.ts'
import { sendSoon } from '../../mail/queue.ts'
import type { StoreResponse } from '../../operation.ts'
import type { Bilingual } from '../../ports/bilingual.ts'
import type { AgreedDocument, DocumentKind, Process } from '../../ports/processes.ts'
import type { Store } from '../../ports/store.ts'
import { ProblemError } from '../../problem.ts'
import { documentOf } from '../../processes/documents.ts'
import { settleByStaff } from '../../processes/pending.ts'
import { obstacleTo, recommend } from '../../processes/recommend.ts'
import { type Step, recordStep } from '../../processes/recordStep.ts'
import * as steps from '../../processes/staff/steps.ts'
import { undoLast } from '../../processes/staff/undo.ts'
import type { AuditedChange } from '../audit.ts'
import { requireLanguages, requireNotSwapped } from '../languages.ts'
import type { StaffEnv, StaffHandler } from '../operation.ts'
import { auditView, processSummaryView, processView, removedView } from '../processView.ts'
import { requireVersion } from '../versions.ts'

export const listProcesses: StaffHandler<'listProcesses'> = async ({ query }, { store }) => {
  const { stage, advisor, waitingFor, person, job: externalId, page, perPage } = query
  const [job] = externalId === undefined ? [] : await store.jobs.named([externalId])
  const isNothing = externalId !== undefined && !job
  const { processes, total } = isNothing
    ? { processes: [], total: 0 }
    : await store.processes.list({
        statusId: stage && ProcessStatus[stage],
        advisor,
        waitingFor,
        applicantId: person,
        jobId: job?.job_id,
        page,
        perPage,
      })
  const items = await Promise.all(processes.map((process) => processSummaryView(store, process)))
  return { status: 200, body: { items, total, page, perPage } }
}

export const getStaffProcess: StaffHandler<'getStaffProcess'> = async ({ params }, { store }) => {
  const process = await store.processes.find(params.id)
  if (!process) return { status: 404 }
  const body = await processView(store, process)
  return { status: 200, version: body.version, body }
}

export const recommendJob: StaffHandler<'recommendJob'> = async ({ body, storeResponse, audit }, env) => {
  const { personId, job: externalId, letter, fits, comment = { ja: '', en: '' }, answerBy } = body
  steps.requireFutureDay(answerBy, env.clock())
  requireLanguages(letter)
  const result = await env.store.transaction(async (store) => {
    const applicant = await store.applicants.find(personId)
    if (!applicant) throw steps.wrongField('personId', 'noPerson')
    const [job] = await store.jobs.named([externalId])
    if (!job) throw steps.wrongField('job', 'noJob')
    const problem = await obstacleTo(store, env, applicant, job)
    if (problem) throw new ProblemError(409, { problem })
    if (job.closingDate !== null && answerBy > job.closingDate)
      throw steps.wrongField('answerBy', 'afterClosing')
    const process = await recommend(store, env, applicant, job, { letter, fits, comment, answerBy })
    const view = await processView(store, process)
    await audit(store, { target: targetOf(process), before: null, after: auditView(process) })
    return storeResponse(
      store,
      { status: 201 as const, version: view.version, body: view },
      { applicantId: applicant.id },
    )
  })
  await sendSoon(env)
  return result
}

export const moveProcess: StaffHandler<'moveProcess'> = (input, env) =>
  change(input, env, (process, context) => steps.move(process, input.body, context))

export const setAppointment: StaffHandler<'setAppointment'> = (input, env) =>
  change(input, env, (process, context) => steps.appoint(process, input.body, context))

export const requestDocuments: StaffHandler<'requestDocuments'> = (input, env) =>
  change(input, env, (process, context) => {
    requireNotSwapped(input.body)
    return steps.askDocuments(process, input.body, context)
  })

export const replyToQuestion: StaffHandler<'replyToQuestion'> = (input, env) =>
  change(input, env, (process) => {
    requireNotSwapped(input.body)
    return steps.reply(process, input.body)
  })

export const closeProcess: StaffHandler<'closeProcess'> = (input, env) =>
  change(input, env, (process) => steps.close(process, input.body))

export const nameEmployer: StaffHandler<'nameEmployer'> = (input, env) =>
  change(input, env, (process, context) => {
    const { ja, en, website = null } = input.body
    return steps.nameEmployer(process, { ja, en, website }, context)
  })

export const askConsent: StaffHandler<'askConsent'> = (input, env) =>
  change(input, env, async (process, context) => {
    steps.requireAction(process, 'consent-request')
    const documents = await documentsOf(context.store, process.applicantId, input.body.documents)
    return steps.askConsent(process, documents, context)
  })

export const noteSent: StaffHandler<'noteSent'> = (input, env) => change(input, env, steps.noteSent)

export const noteSeen: StaffHandler<'noteSeen'> = (input, env) => change(input, env, steps.noteSeen)

export const undoStep: StaffHandler<'undoStep'> = (input, env) =>
  changeWith(input, env, (store, process) => undoLast(store, env, process))

export const settlePending: StaffHandler<'settlePending'> = (input, env) =>
  changeWith(input, env, async (store, process) => {
    steps.requireAction(process, 'settle')
    return settleByStaff(store, env, process, input.body.decision)
  })

/** Returns the documents in their present versions. Throws 422 for one that the applicant does not have. */
async function documentsOf(
  store: Store,
  applicantId: number,
  kinds: DocumentKind[],
): Promise<AgreedDocument[]> {
  const found = await Promise.all(kinds.map((kind) => documentOf(store, applicantId, kind)))
  return found.map((document) => {
    if (!document) throw steps.wrongField('documents', 'noDocument')
    return document
  })
}

type Input = {
  params: { id: number }
  ifMatch: string | null
  storeResponse: StoreResponse
  audit: (store: Store, ...changes: AuditedChange[]) => Promise<void>
}
type Context = { now: Date; by: Bilingual<string>; store: Store }
type StepOf = (process: Process, context: Context) => Step | null | Promise<Step | null>

/** Carries out a step on the process of the call. Without one the process stays as it is. */
const change = (input: Input, env: StaffEnv, stepOf: StepOf) =>
  changeWith(input, env, async (store, process) => {
    const job = await store.jobs.find(process.jobId)
    const advisor = process.details.advisor ?? job?.advisor
    const by = { ja: advisor?.ja.name ?? '', en: advisor?.en.name ?? '' }
    const step = await stepOf(process, { now: env.clock(), by, store })
    return step && { after: await recordStep(store, env, process, step) }
  })

/** Returns the changed process, another one that the change has created, and one that it has removed; null if nothing changes. */
type Change = (store: Store, process: Process) => Promise<Changed | null>

type Changed = { after: Process; created?: Process | null; removed?: Process | null }

async function changeWith({ params, ifMatch, storeResponse, audit }: Input, env: StaffEnv, work: Change) {
  const result = await env.store.transaction(async (store) => {
    const process = await store.processes.find(params.id)
    if (!process) return { status: 404 as const }
    requireVersion(ifMatch, await versionOf(process))
    const changed = await work(store, process)
    const isGone = changed?.removed?.id === process.id
    const view = await (isGone ? removedView : processView)(store, changed?.after ?? process)
    if (changed) await audit(store, ...auditedChanges(process, changed, isGone))
    const answer = { status: 200 as const, version: view.version, body: view }
    return storeResponse(store, answer, { applicantId: process.applicantId })
  })
  await sendSoon(env)
  return result
}

function auditedChanges(
  process: Process,
  { after, created, removed }: Changed,
  isGone: boolean,
): AuditedChange[] {
  const target = targetOf(after)
  return [
    { target, before: auditView(process), after: isGone ? null : auditView(after) },
    ...(removed && !isGone ? [{ target: targetOf(removed), before: auditView(removed), after: null }] : []),
    ...(created ? [{ target: targetOf(created), before: null, after: auditView(created) }] : []),
  ]
}

const targetOf = ({ id }: Process) => `process:${id}`
