import { formatDate } from '#domain/dates.ts'
import type { Job } from '#src/api/jobs.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { KindList } from '#src/features/jobs/KindList.tsx'
import { Lead } from '#src/ui/Lead.tsx'
import { Unbroken } from '#src/ui/Unbroken.tsx'
import styles from './JobHeader.module.css'

/** The labels, title and employer of a job. */
export function JobHeader({ job }: { job: Job }) {
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
        {job.applyFromAbroad && <li>{t.fromAbroad}</li>}
        <li>{t.number({ id: job.job_id })}</li>
        <li>
          <time dateTime={job.job_update_date}>
            {card.updated({ date: formatDate(job.job_update_date, lang) })}
          </time>
        </li>
      </KindList>
      <h1>
        <Unbroken>{job.title}</Unbroken>
      </h1>
      <Lead>
        <Unbroken>{t.employer({ employer: job.employer })}</Unbroken>
      </Lead>
    </div>
  )
}
