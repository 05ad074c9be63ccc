import { useQuery } from '@tanstack/react-query'
import { endedWithoutResult } from '#domain/processes/stages.ts'
import { type AppliedJob, appliedJobsQuery } from '#src/api/processes.ts'
import { useTexts, useLang } from '#src/context/language.ts'
import { Label } from '#src/ui/Label.tsx'

/** Whether the person has applied for a job, and whether that application has ended. */
export function ApplicationStatus({ application }: { application: Pick<AppliedJob, 'status'> }) {
  const { status: t } = useTexts('applying')
  return endedWithoutResult(application.status) ? (
    <Label tone="off">{t.ended}</Label>
  ) : (
    <Label tone="ok">{t.running}</Label>
  )
}

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
