import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Lang } from '#domain/lang.ts'
import { NEWEST_JOBS } from '#domain/limits.ts'
import { type JobSummary, getSearchJobsQueryOptions } from '#src/api/jobs.ts'
import { extra } from '#src/api/queries.ts'
import { useLang } from '#src/context/language.ts'
import { useHref } from '#src/routes/useHref.ts'
import { MoreLink } from '#src/ui/Link.tsx'
import { Section } from '#src/ui/Section.tsx'
import { JobCard } from './JobCard.tsx'
import { JobTrio } from './JobTrio.tsx'

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
          <JobCard key={job.job_id} newest job={job} action={<Action job={job} />} />
        ))}
      </JobTrio>
    </Section>
  )
}

/** The query for the newest jobs (spec §7). */
export const newestJobsQuery = (lang: Lang) => ({
  ...getSearchJobsQueryOptions(lang, { orderBy: 'job_registration_date', perPage: NEWEST_JOBS }),
  meta: extra,
})
