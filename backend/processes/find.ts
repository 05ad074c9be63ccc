/** Reads applications and recommendations with their jobs. Nothing here writes. */

import type { Job } from '../ports/jobs.ts'
import type { Process } from '../ports/processes.ts'
import type { Store } from '../ports/store.ts'

/** A process with its job. */
export type ProcessWithJob = { process: Process; job: Job }

/** Returns the process of this id, whoever owns it. Throws if it or its job does not exist. */
export async function findProcess(store: Store, id: number): Promise<ProcessWithJob> {
  const process = await store.processes.find(id)
  const [found] = process ? await withJobs(store, [process]) : []
  if (!found) throw new Error(`There is no process ${id} with a job`)
  return found
}

/** Returns the process of this id; null if the applicant does not own it. */
export async function findOwnProcess(store: Store, applicantId: number, id: number): Promise<Process | null> {
  const process = await store.processes.find(id)
  return process?.applicantId === applicantId ? process : null
}

/** Returns processes with their jobs, in the same order. Processes of removed jobs are omitted. */
export async function withJobs({ jobs }: Store, processes: Process[]): Promise<ProcessWithJob[]> {
  const found = await jobs.findMany([...new Set(processes.map(({ jobId }) => jobId))])
  const byId = new Map<number, Job>(found.map((job) => [job.job_id, job]))
  return processes.flatMap((process) => {
    const job = byId.get(process.jobId)
    return job ? [{ process, job }] : []
  })
}
