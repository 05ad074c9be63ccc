import type { Process } from '../ports/processes.ts'
import type { Job } from '../ports/records.ts'
import type { Store } from '../ports/store.ts'

/** A process with its job. */
export type ProcessWithJob = { process: Process; job: Job }

/** Returns a process that exists, with its job. */
export async function withJob(store: Store, id: number): Promise<ProcessWithJob> {
  const process = await store.processes.find(id)
  const [found] = process ? await withJobs(store, [process]) : []
  if (!found) throw new Error(`There is no process ${id} with a job`)
  return found
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
