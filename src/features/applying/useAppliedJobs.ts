import { useQuery } from '@tanstack/react-query'
import { type AppliedJob, appliedJobsQuery } from '#src/api/applications.ts'
import { useLang } from '#src/context/language.ts'

/**
 * The person's latest application for each job, by the job's id; undefined while they are loading. Without them, as after a failure, no
 * job is marked: the backend refuses a second application.
 */
export function useAppliedJobs(): Map<number, AppliedJob> | undefined {
  const { data, isError } = useQuery(appliedJobsQuery(useLang()))
  // The latest comes first, and the last entry of a key counts.
  if (data) return new Map(data.jobs.toReversed().map((job) => [job.job_id, job]))
  return isError ? new Map() : undefined
}
