import type { Job } from '#src/api/jobs.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { SaveButton } from '#src/features/favorites/SaveButton.tsx'
import { ActionBar } from '#src/ui/ActionBar.tsx'
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx'
import { Columns } from '#src/ui/Columns.tsx'
import { Wrap } from '#src/ui/Wrap.tsx'
import { ApplyLink } from './ApplyLink.tsx'
import { jobCrumbs } from './crumbs.ts'
import { Duties } from './Duties.tsx'
import { JobAside } from './JobAside.tsx'
import styles from './JobDetail.module.css'
import { JobHeader } from './JobHeader.tsx'
import { KeyFacts } from '#src/features/jobs/KeyFacts.tsx'
import { Requirements } from './Requirements.tsx'
import { Selection } from './Selection.tsx'
import { SimilarJobs } from './SimilarJobs.tsx'
import { Terms } from '#src/features/jobs/Terms.tsx'

/** A job with all its facts. */
export function JobDetail({ job }: { job: Job }) {
  const t = useTexts('common')
  const { apply } = useTexts('job')
  const lang = useLang()
  return (
    <>
      <div className={styles.notOnPaper}>
        <Breadcrumbs label={t.breadcrumbs} items={jobCrumbs(job, lang)} />
      </div>
      <Wrap>
        <JobHeader job={job} />
        <Columns aside="end">
          <div>
            <KeyFacts job={job} />
            <Duties job={job} />
            <Requirements job={job} />
            <Terms job={job} />
            <Selection job={job} />
          </div>
          <JobAside job={job} />
        </Columns>
      </Wrap>
      <div className={styles.bar}>
        <ActionBar label={apply}>
          <ApplyLink id={job.job_id} />
          <SaveButton framed job={job} />
        </ActionBar>
      </div>
      {job.similar.length > 0 && (
        <div className={styles.notOnPaper}>
          <SimilarJobs job={job} />
        </div>
      )}
    </>
  )
}
