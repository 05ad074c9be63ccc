/** Processes as staff see them. */

import { actionsOf, movesNow, stateOf, waitingFor } from '#domain/processes/states.ts'
import { aliasOfStatus } from '#domain/processes/statusAlias.ts'
import { versionOf } from '../contentVersion.ts'
import type { Applicant } from '../ports/applicants.ts'
import type { Job } from '../ports/jobs.ts'
import type { Process } from '../ports/processes.ts'
import type { Store } from '../ports/store.ts'
import { lastAnswerDay } from '../processes/lastAnswerDay.ts'
import { undoableStep } from '../processes/staff/undo.ts'

/** Returns a process with everything that staff know about it. */
export async function processView(store: Store, process: Process) {
  const { details } = process
  const { comment, letter, fits, appointment, employer, ledger, history, answers } = details
  return {
    ...(await summaryOf(process, await factsOf(store, process))),
    relatedId: details.relatedId,
    actions: actionsOf(process),
    moves: movesNow(process),
    undoable: await undoableStep(store, process),
    comment,
    letter,
    fits,
    appointment,
    documentsAsked: details.documentsAsked?.text ?? null,
    employer,
    ledger,
    history,
    answers,
  }
}

/** Returns a process that was removed, as it was before, without further actions. */
export const removedView = async (store: Store, process: Process) => ({
  ...(await processView(store, process)),
  waitingFor: 'nobody' as const,
  actions: [],
  moves: [],
  undoable: null,
  removed: true,
})

/** Returns a process as lists of staff show it. */
export const processSummaryView = async (store: Store, process: Process) =>
  summaryOf(process, await factsOf(store, process))

/** The values of a process for the audit, without the texts of people. */
export function auditView(process: Process) {
  const { answerBy, appointment, employer, ledger, documentsAsked, wish } = process.details
  const status = aliasOfStatus(process.statusId)
  return {
    status,
    state: stateOf(process),
    answerBy,
    appointment,
    employer,
    ledger,
    documentsAsked,
    wish: wish?.intention ?? null,
  }
}

async function factsOf(store: Store, { applicantId, jobId }: Process) {
  const [applicant, job] = await Promise.all([store.applicants.find(applicantId), store.jobs.find(jobId)])
  if (!applicant || !job) throw new Error(`There is no applicant ${applicantId} or no job ${jobId}`)
  return { applicant, job }
}

async function summaryOf(process: Process, { applicant, job }: { applicant: Applicant; job: Job }) {
  const { id, isRecommended, statusId, startedAt, updatedAt, details } = process
  return {
    id,
    version: await versionOf(process),
    person: { id: applicant.id, name: applicant.name },
    job: {
      id: job.job_id,
      externalId: job.externalId,
      title: { ja: job.ja.title, en: job.en.title },
    },
    isRecommended,
    status: aliasOfStatus(statusId),
    state: stateOf(process),
    waitingFor: waitingFor(process),
    advisor: (details.advisor ?? job.advisor).initials,
    startedAt,
    updatedAt,
    answerBy: lastAnswerDay(process, job),
  }
}
