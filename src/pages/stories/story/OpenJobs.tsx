import { useQuery } from '@tanstack/react-query'
import type { JobCategory } from '#openapi/generated/options.ts'
import { extra } from '#src/api/extra.ts'
import { searchJobsQuery } from '#src/api/jobs.ts'
import { useLang } from '#src/context/language.ts'
import { SaveButton } from '#src/features/favorites/SaveButton.tsx'
import { JobCard } from '#src/features/jobs/JobCard.tsx'
import { JobTrio } from '#src/features/jobs/JobTrio.tsx'

const JOBS = 3

/** The jobs of a role that changed last. Renders nothing when they cannot be loaded. */
export function OpenJobs({ role }: { role: JobCategory }) {
  const query = searchJobsQuery(useLang(), {
    jobCategory: [role],
    orderBy: 'job_update_date',
    perPage: JOBS,
  })
  const jobs = useQuery({ ...query, meta: extra }).data?.jobs ?? []
  return (
    <JobTrio>
      {jobs.map((job) => (
        <JobCard key={job.job_id} job={job} action={<SaveButton job={job} />} />
      ))}
    </JobTrio>
  )
}
