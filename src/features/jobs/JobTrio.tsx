import type { ReactNode } from 'react'
import type { JobSummary } from '#src/api/jobs.ts'
import { JobCard } from './JobCard.tsx'
import styles from './JobTrio.module.css'

interface JobTrioProps {
  jobs: JobSummary[]
  headingLevel?: 2 | 3
  /** What can be done with each. */
  action: (job: JobSummary) => ReactNode
}

/** Up to three jobs, side by side where there is room. */
export function JobTrio({ jobs, headingLevel, action }: JobTrioProps) {
  return (
    <div className={styles.trio}>
      {jobs.map((job) => (
        <JobCard key={job.job_id} job={job} headingLevel={headingLevel} action={action(job)} />
      ))}
    </div>
  )
}
