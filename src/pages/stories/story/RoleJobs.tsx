import type { JobCategory } from '#openapi/generated/options.ts'
import { useSearchJobs } from '#src/api/jobs.ts'
import { extra } from '#src/api/queries.ts'
import type { Story } from '#src/api/stories.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { latePart } from '#src/context/latePart.tsx'
import { SaveButton } from '#src/features/favorites/SaveButton.tsx'
import { JobCard } from '#src/features/jobs/JobCard.tsx'
import { JobTrio } from '#src/features/jobs/JobTrio.tsx'
import { searchHref } from '#src/features/jobs/searchHref.ts'
import { MoreLink } from '#src/ui/Link.tsx'
import { Section } from '#src/ui/Section.tsx'
import { WhenNear } from '#src/ui/WhenNear.tsx'
import styles from './RoleJobs.module.css'

const JOBS = 3

/** Open jobs in the role of the story. The jobs load when the reader scrolls near them; the link is there at once. */
export function RoleJobs({ story }: { story: Story }) {
  const t = useTexts('cases')
  const lang = useLang()
  const all = searchHref(lang, { jobCategory: story.roleAfter })
  return (
    <Section
      title={t.jobs({ initials: story.initials })}
      action={<MoreLink to={all}>{t.jobsOf({ role: t.filters.labels.roleAfter[story.roleAfter] })}</MoreLink>}
      className={styles.jobs}
    >
      <WhenNear className={styles.place}>
        <LateJobs role={story.roleAfter} />
      </WhenNear>
    </Section>
  )
}

/** The texts of jobs load with them: they have 2 KiB, and the story needs none of them. */
const LateJobs = latePart({ texts: ['jobCard', 'jobOptions'], load: async () => OpenJobs })

/** The jobs of a role that changed last. Renders nothing when they cannot be loaded. */
function OpenJobs({ role }: { role: JobCategory }) {
  const { data } = useSearchJobs(
    useLang(),
    { jobCategory: [role], orderBy: 'job_update_date', perPage: JOBS },
    { query: { meta: extra } },
  )
  return (
    <JobTrio>
      {data?.jobs.map((job) => (
        <JobCard key={job.job_id} job={job} action={<SaveButton job={job} />} />
      ))}
    </JobTrio>
  )
}
