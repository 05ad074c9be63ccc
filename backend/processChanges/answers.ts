/**
 * The bodies of answers to writes. Each is made from a reference, which is stored with the `Idempotency-Key` in place of the body and
 * makes the same body again for a repeated request.
 */
import * as z from 'zod/mini'
import type { Lang } from '#domain/lang.ts'
import type { Process } from '../ports/processes.ts'
import type { Store } from '../ports/store.ts'
import { asOf, processSnapshot, type ProcessSnapshot } from '../processes/snapshot.ts'
import { processDetail, processSummary } from '../processes/view.ts'
import { type ProcessWithJob, withJobs } from '../processes/withJobs.ts'

/** `at` decides which jobs count as open. */
export const changeReference = z.object({ at: z.string(), process: processSnapshot })

/** The answer to a changed status. */
export async function changeAnswer(
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

/** The answer to applications. */
export async function applyAnswer(store: Store, reference: z.output<typeof applyReference>, lang: Lang) {
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
