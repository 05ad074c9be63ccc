import { useQuery } from '@tanstack/react-query'
import { useLang, useTexts } from '#src/app/language.tsx'
import { SaveButton } from '#src/features/favorites/SaveButton.tsx'
import { JobCard } from '#src/features/jobs/JobCard.tsx'
import { JobTrio } from '#src/features/jobs/JobTrio.tsx'
import { useHref } from '#src/routes/useHref.ts'
import { MoreLink } from '#src/ui/Link.tsx'
import { Section } from '#src/ui/Section.tsx'
import { newestJobsQuery } from './newestJobsQuery.ts'

/** The newest jobs; when they cannot be loaded the section is not there (spec §8). */
export function NewestJobs() {
  const { newest } = useTexts('home')
  const href = useHref()
  const jobs = useQuery(newestJobsQuery(useLang())).data?.jobs ?? []
  if (jobs.length === 0) return null
  return (
    <Section title={newest.title} action={<MoreLink to={href('jobs')}>{newest.all}</MoreLink>}>
      <JobTrio>
        {jobs.map((job) => (
          <JobCard key={job.job_id} job={job} action={<SaveButton job={job} />} />
        ))}
      </JobTrio>
    </Section>
  )
}
