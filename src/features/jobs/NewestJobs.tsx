import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { JobSummary } from '#src/api/jobs.ts'
import { useLang } from '#src/context/language.ts'
import { useHref } from '#src/routes/useHref.ts'
import { MoreLink } from '#src/ui/Link.tsx'
import { Section } from '#src/ui/Section.tsx'
import { JobCard } from './JobCard.tsx'
import { JobTrio } from './JobTrio.tsx'
import { newestJobsQuery } from './newestJobsQuery.ts'

interface NewestJobsProps {
  title: string
  /** The text of the link to all jobs. */
  all: string
  /** The button at the bottom of each job. */
  Action: ComponentType<{ job: JobSummary }>
  className?: string
}

/** The newest jobs. Renders nothing when they cannot be loaded (spec §8). */
export function NewestJobs({ title, all, Action, className }: NewestJobsProps) {
  const href = useHref()
  const jobs = useQuery(newestJobsQuery(useLang())).data?.jobs ?? []
  if (jobs.length === 0) return null
  return (
    <Section title={title} action={<MoreLink to={href('jobs')}>{all}</MoreLink>} className={className}>
      <JobTrio>
        {jobs.map((job) => (
          <JobCard key={job.job_id} job={job} action={<Action job={job} />} />
        ))}
      </JobTrio>
    </Section>
  )
}
