import type { JobSummary } from '#src/api/jobs.ts'
import { JobCard } from './JobCard.tsx'
import styles from './JobTrio.module.css'

interface JobTrioProps {
  jobs: JobSummary[]
  headingLevel?: 2 | 3
}

/** Up to three jobs, side by side where there is room. */
export function JobTrio({ jobs, headingLevel }: JobTrioProps) {
  return (
    <div className={styles.trio}>
      {jobs.map((job) => (
        <JobCard key={job.job_id} job={job} headingLevel={headingLevel} />
      ))}
    </div>
  )
}
