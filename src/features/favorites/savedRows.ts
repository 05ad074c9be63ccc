type WithId = { job_id: number }

/** A saved job that is not open any more; without a title when it is not known at all. */
export type GoneJob = WithId & { title: string | undefined }

/** Sorts an answer in the order in which its jobs were saved; what is not in it, though it was asked for, is gone. */
export function savedRows<Job extends WithId>(
  ids: number[],
  { jobs, closed }: { jobs: Job[]; closed: (WithId & { title: string })[] },
): { open: Job[]; gone: GoneJob[] } {
  const openJobs = new Map(jobs.map((job) => [job.job_id, job]))
  const titles = new Map(closed.map((job) => [job.job_id, job.title]))
  return {
    open: ids.flatMap((id) => openJobs.get(id) ?? []),
    gone: ids.filter((id) => !openJobs.has(id)).map((id) => ({ job_id: id, title: titles.get(id) })),
  }
}
