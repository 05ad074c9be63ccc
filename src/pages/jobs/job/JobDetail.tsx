import type { ReactNode } from 'react'
import type { Job } from '#src/api/jobs.ts'
import { lazyWithTexts } from '#src/context/lazyWithTexts.tsx'
import { useTexts } from '#src/context/language.ts'
import { SaveButton } from '#src/features/favorites/SaveButton.tsx'
import { JobFit } from '#src/features/jobs/fit/JobFit.tsx'
import { ActionBar } from '#src/ui/ActionBar.tsx'
import { Columns } from '#src/ui/Columns.tsx'
import { WhenNear } from '#src/ui/WhenNear.tsx'
import { Wrap } from '#src/ui/Wrap.tsx'
import { Duties } from './Duties.tsx'
import { JobAside } from './JobAside.tsx'
import styles from './JobDetail.module.css'
import { JobHeader } from './JobHeader.tsx'
import { KeyFacts } from '#src/features/jobs/KeyFacts.tsx'
import { PayContext } from './PayContext.tsx'
import { Requirements } from './Requirements.tsx'
import { Selection } from './Selection.tsx'
import { SimilarJobs } from './SimilarJobs.tsx'
import { Terms } from '#src/features/jobs/Terms.tsx'

/** Lazy, as a story needs code that a job does not. */
const NearestStory = lazyWithTexts(
  ['storyCard'],
  async () => (await import('./NearestStory.tsx')).NearestStory,
)

interface JobDetailProps {
  job: Job
  /** The way back to the list. */
  before: ReactNode
  /** The button to apply. */
  apply: ReactNode
  /** Says how an application proceeds. */
  note: ReactNode
}

/** A job with all its facts, on its public page and in the mypage. */
export function JobDetail({ job, before, apply, note }: JobDetailProps) {
  const t = useTexts('job')
  return (
    <>
      <div className={styles.notOnPaper}>{before}</div>
      <Wrap>
        <JobHeader job={job} />
        <Columns aside="end">
          <div>
            <KeyFacts job={job} />
            <JobFit job={job} />
            <Duties job={job} />
            <PayContext job={job} />
            <Requirements job={job} />
            <Terms job={job} />
            <Selection job={job} />
            {job.nearestStory && (
              <WhenNear>
                <NearestStory story={job.nearestStory} />
              </WhenNear>
            )}
          </div>
          <JobAside job={job} apply={apply} note={note} />
        </Columns>
      </Wrap>
      <div className={styles.bar}>
        <ActionBar label={t.apply}>
          {apply}
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
