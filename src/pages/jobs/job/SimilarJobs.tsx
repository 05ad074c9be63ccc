import type { Job } from '#src/api/jobs.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { SaveButton } from '#src/features/favorites/SaveButton.tsx'
import { JobCard } from '#src/features/jobs/JobCard.tsx'
import { JobTrio } from '#src/features/jobs/JobTrio.tsx'
import { searchHref } from '#src/features/jobs/searchHref.ts'
import { useJobRows } from '#src/routes/jobRows.ts'
import { MoreLink } from '#src/ui/Link.tsx'
import { Section } from '#src/ui/Section.tsx'

/** Open jobs of the same category. */
export function SimilarJobs({ job }: { job: Job }) {
  const t = useTexts('job')
  const { jobCategory } = useTexts('jobOptions')
  const all = searchHref(useLang(), { jobCategory: job.jobCategory }, useJobRows())
  return (
    <Section
      title={t.similar}
      action={<MoreLink to={all}>{t.moreInCategory({ category: jobCategory[job.jobCategory] })}</MoreLink>}
    >
      <JobTrio>
        {job.similar.map((similar) => (
          <JobCard key={similar.job_id} job={similar} action={<SaveButton job={similar} />} />
        ))}
      </JobTrio>
    </Section>
  )
}
