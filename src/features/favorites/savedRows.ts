type WithId = { job_id: number }

/** A saved job that is no longer open; the title is undefined when the server does not know the job. */
export type GoneJob = WithId & { title: string | undefined }

/** Sorts the jobs of a response in the order of `ids`. An id that the response lacks counts as removed. */
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
