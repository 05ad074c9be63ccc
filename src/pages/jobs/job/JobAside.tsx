import type { ReactNode } from 'react'
import { daysBetween, formatDate } from '#domain/dates.ts'
import type { Job } from '#src/api/jobs.ts'
import { useTexts, useLang } from '#src/context/language.ts'
import { useNow } from '#src/context/now.ts'
import { SaveButton } from '#src/features/favorites/SaveButton.tsx'
import { Advisor } from '#src/features/jobs/Advisor.tsx'
import { JobFitShort } from '#src/features/jobs/fit/JobFit.tsx'
import { ShareButtons } from '#src/features/share/ShareButtons.tsx'
import { useShare } from '#src/features/share/useShare.ts'
import { Panel } from '#src/ui/layout.tsx'
import { Toast } from '#src/ui/Toast.tsx'
import styles from './JobAside.module.css'

interface JobAsideProps {
  job: Job
  /** The button to apply. */
  apply: ReactNode
  /** The steps of an application. */
  note: ReactNode
}

/** The sidebar of a job: buttons to apply, save and share, closing date and advisor. */
export function JobAside({ job, apply, note }: JobAsideProps) {
  const t = useTexts('job')
  const { share, message } = useShare(job.title, t)
  return (
    <aside aria-label={t.about}>
      <Panel stuck className={styles.sheet}>
        <div className={styles.save}>
          {apply}
          <SaveButton framed job={job} />
        </div>
        <p className={styles.note}>{note}</p>
        <JobFitShort job={job} />
        <ClosingDate date={job.closing_date} />
        <Advisor advisor={job.advisor} note={t.advisor({ languages: job.advisor.languages })} />
        <ShareButtons share={share} texts={t} className={styles.actions} />
      </Panel>
      <Toast message={message} />
    </aside>
  )
}

/** The last day for applications, in Japanese time; `date` is null without a deadline. */
function ClosingDate({ date }: { date: string | null }) {
  const t = useTexts('job')
  return (
    <dl className={styles.closing}>
      <dt>{t.closing}</dt>
      {date === null ? <dd>{t.noClosing}</dd> : <Deadline date={date} />}
    </dl>
  )
}

function Deadline({ date }: { date: string }) {
  const t = useTexts('job')
  const lang = useLang()
  const end = `${date}T23:59:59+09:00`
  const days = daysBetween(useNow(), new Date(end))
  return (
    <dd>
      <time dateTime={end}>{t.closingTime({ date: formatDate(date, lang) })}</time>
      <span className={styles.left}>{t.daysLeft({ days })}</span>
    </dd>
  )
}
