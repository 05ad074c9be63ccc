import type { ReactNode } from 'react'
import { formatDate } from '#domain/dates.ts'
import type { Job } from '#src/api/jobs.ts'
import { HydrateLater } from '#src/context/HydrateLater.tsx'
import { useTexts, useLang } from '#src/context/language.ts'
import { SaveButton } from '#src/features/favorites/SaveButton.tsx'
import { JobFit } from '#src/features/jobs/fit/JobFit.tsx'
import { hasChanged } from '#src/features/jobs/hasChanged.ts'
import { KeyFacts } from '#src/features/jobs/KeyFacts.tsx'
import { KindList } from '#src/features/jobs/KindList.tsx'
import { Terms } from '#src/features/jobs/Terms.tsx'
import { ActionBar } from '#src/ui/ActionBar.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Columns, Wrap, Lead } from '#src/ui/layout.tsx'
import { Unbroken } from '#src/ui/Unbroken.tsx'
import { JobAside } from './JobAside.tsx'
import { Duties, Requirements, Selection, SimilarJobs } from './JobSections.tsx'
import { NearestStory } from './NearestStory.tsx'
import { PayContext } from './PayContext.tsx'
import styles from './JobDetail.module.css'

interface JobDetailProps {
  job: Job
  /** The way back to the list. */
  before: ReactNode
  /** The button to apply. */
  apply: ReactNode
  /** The steps of an application. */
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
            <HydrateLater>
              <Duties job={job} />
              <PayContext job={job} />
              <Requirements job={job} />
              <Terms job={job} />
              <Selection job={job} />
              {job.nearestStory && <NearestStory story={job.nearestStory} />}
            </HydrateLater>
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
          <HydrateLater>
            <SimilarJobs job={job} />
          </HydrateLater>
        </div>
      )}
    </>
  )
}

/** The labels, title and employer of a job. */
function JobHeader({ job }: { job: Job }) {
  const t = useTexts('job')
  const card = useTexts('jobCard')
  const options = useTexts('jobOptions')
  const lang = useLang()
  return (
    <div className={styles.header}>
      <KindList>
        <li>{options.jobCategory[job.jobCategory]}</li>
        <li>{options.employmentType[job.employmentType]}</li>
        <li>{t.industry({ name: options.subIndustry[job.industryName] })}</li>
        <li>{t.number({ id: job.job_id })}</li>
        {hasChanged(job) && (
          <li>
            <time dateTime={job.job_update_date}>
              {card.updated({ date: formatDate(job.job_update_date, lang) })}
            </time>
          </li>
        )}
      </KindList>
      <Heading level={1}>
        <Unbroken>{job.title}</Unbroken>
      </Heading>
      <Lead>
        <Unbroken sentence>{t.employer({ employer: job.employer })}</Unbroken>
      </Lead>
    </div>
  )
}
