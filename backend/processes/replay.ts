/**
 * Repeats the responses of writes. A write stores a small reference with its `Idempotency-Key` in place of the body. The reference makes the
 * same body again for a repeated request.
 */

import * as z from 'zod/mini'
import type { Lang } from '#domain/lang.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import type { Replay } from '../operation.ts'
import type { Process } from '../ports/processes.ts'
import type { Store } from '../ports/store.ts'
import { type ProcessWithJob, withJobs } from './find.ts'
import { processDetail, processSummary } from './view.ts'

/**
 * The state of a process at one time, small enough to be stored with each response: the values that change, and the lengths of the lists,
 * because later changes only append.
 */
export const processSnapshot = z.object({
  id: z.number(),
  updatedAt: z.string(),
  answerBy: z.nullable(z.string()),
  relatedId: z.nullable(z.number()),
  steps: z.number(),
  history: z.number(),
  answers: z.number(),
  /** Absent in references of earlier versions. */
  ledger: z.optional(z.number()),
})

export type ProcessSnapshot = z.output<typeof processSnapshot>

export function snapshotOf({ id, updatedAt, steps, details }: Process): ProcessSnapshot {
  const { answerBy, relatedId, history, answers, ledger } = details
  return {
    id,
    updatedAt,
    answerBy,
    relatedId,
    steps: steps.length,
    history: history.length,
    answers: answers.length,
    ledger: ledger.length,
  }
}

/** Returns a process as it was at its snapshot. Later changes by staff, such as a reply, are included. */
function asOf(process: Process, snapshot: ProcessSnapshot): Process {
  const { details } = process
  const steps = process.steps.slice(0, snapshot.steps)
  return {
    ...process,
    statusId: steps.at(-1)?.statusId ?? process.statusId,
    updatedAt: snapshot.updatedAt,
    steps,
    details: {
      ...details,
      answerBy: snapshot.answerBy,
      relatedId: snapshot.relatedId,
      // The latest are first.
      history: details.history.slice(details.history.length - snapshot.history),
      answers: details.answers.slice(details.answers.length - snapshot.answers),
      // The earliest are first.
      ledger: details.ledger.slice(0, snapshot.ledger),
    },
  }
}

/** `at` decides which jobs count as open. */
export const changeReference = z.object({ at: z.string(), process: processSnapshot })

/** Returns the body of the response to a changed status. */
export async function changedProcess(
  store: Store,
  { at, process }: z.output<typeof changeReference>,
  lang: Lang,
) {
  const [found] = await processesAsOf(store, [process])
  if (!found) throw new Error(`There is no process ${process.id} with a job`)
  return processDetail(found, { now: new Date(at), lang })
}

export const applyReference = z.object({
  at: z.string(),
  processes: z.array(processSnapshot),
  already: z.array(processSnapshot),
  /** The ids of closed jobs. */
  closed: z.array(z.number()),
})

/** Returns the body of the response to applications. */
export async function appliedProcesses(store: Store, reference: z.output<typeof applyReference>, lang: Lang) {
  const view = { now: new Date(reference.at), lang }
  const summaries = async (snapshots: ProcessSnapshot[]) =>
    (await processesAsOf(store, snapshots)).map((each) => processSummary(each, view))
  const jobs = await store.jobs.findMany(reference.closed)
  return {
    processes: await summaries(reference.processes),
    already: await summaries(reference.already),
    closed: reference.closed.flatMap((id) => {
      const job = jobs.find(({ job_id }) => job_id === id)
      return job ? [{ job_id: id, title: job[lang].title }] : []
    }),
  }
}

async function processesAsOf(store: Store, snapshots: ProcessSnapshot[]): Promise<ProcessWithJob[]> {
  const processes: Process[] = []
  for (const snapshot of snapshots) {
    const process = await store.processes.find(snapshot.id)
    if (process) processes.push(asOf(process, snapshot))
  }
  return withJobs(store, processes)
}

/** The operations that store a reference in place of a body. */
export const replays: Partial<Record<OperationId, Replay>> = {
  submitConsent: (store, reference, lang) => changedProcess(store, changeReference.parse(reference), lang),
  changeProcessStatus: (store, reference, lang) =>
    changedProcess(store, changeReference.parse(reference), lang),
  applyForJobs: (store, reference, lang) => appliedProcesses(store, applyReference.parse(reference), lang),
}
