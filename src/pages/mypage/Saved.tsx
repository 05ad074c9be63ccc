import type { CSSProperties, ReactNode } from 'react'
import type { JobSummary } from '#src/api/jobs.ts'
import { useTexts } from '#src/context/language.ts'
import { useMessage } from '#src/features/favorites/messageStore.ts'
import { useSavedJobs } from '#src/features/favorites/useSavedJobs.ts'
import { JobLine } from '#src/features/processes/JobLine.tsx'
import { ListFailure } from '#src/features/processes/ListFailure.tsx'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { MoreLink, QuietLink } from '#src/ui/Link.tsx'
import { SkeletonParts } from '#src/ui/mantine/SkeletonParts.tsx'
import { Unbroken } from '#src/ui/Unbroken.tsx'
import { DashboardSection } from './DashboardSection.tsx'
import { Nothing } from './Nothing.tsx'
import styles from './Recommendations.module.css'
import place from './Saved.module.css'

/** The number of saved jobs on the dashboard. */
const NEWEST = 3

/** The jobs that a new person has saved last. People with applications have enough to do above, and their saved jobs in the menu. */
export function Saved() {
  const t = useTexts('dashboard').saved
  const href = useHref()
  const ids = useMessage().data
  return (
    <DashboardSection
      title={t.title}
      action={ids.length > 0 && <MoreLink to={href('keep')}>{t.all({ total: ids.length })}</MoreLink>}
    >
      {ids.length > 0 ? <List ids={ids.slice(0, NEWEST)} /> : <None />}
    </DashboardSection>
  )
}

function List({ ids }: { ids: number[] }) {
  const t = useTexts('dashboard').saved
  const { loading } = useTexts('common')
  const saved = useSavedJobs(ids)
  const { rows, hasFailed } = saved
  if (hasFailed) return <ListFailure query={saved} />
  if (!rows) {
    return (
      <Place jobs={ids.length}>
        <SkeletonParts parts={['cards']} times={ids.length} label={loading} />
      </Place>
    )
  }
  if (rows.open.length === 0) return <p>{t.closed}</p>
  return (
    <Place jobs={rows.open.length}>
      <ul className={styles.list}>
        {rows.open.map((job) => (
          <li key={job.job_id}>
            <Job job={job} />
          </li>
        ))}
      </ul>
    </Place>
  )
}

/** The place of some jobs. */
function Place({ jobs, children }: { jobs: number; children: ReactNode }) {
  const style: CSSProperties & { '--jobs': number } = { '--jobs': jobs }
  return (
    <div className={place.place} style={style}>
      {children}
    </div>
  )
}

function Job({ job }: { job: JobSummary }) {
  const href = useHref()
  return (
    <article className={styles.waiting}>
      <Heading level={3} className={styles.title}>
        <QuietLink to={href('mypageJob', { id: job.job_id })}>
          <Unbroken>{job.title}</Unbroken>
        </QuietLink>
      </Heading>
      <p className="meta">
        <Unbroken>{job.employer}</Unbroken>
      </p>
      <JobLine job={job} />
    </article>
  )
}

function None() {
  const t = useTexts('dashboard').saved
  const href = useHref()
  return (
    <Nothing
      seed={7}
      title={t.none}
      text={t.noneText}
      action={
        <Button size="sm" variant="line" to={`${href('mypageJobs')}?orderBy=job_registration_date`}>
          {t.newest}
        </Button>
      }
    />
  )
}
