import type { ReactNode } from 'react'
import type { Job } from '#src/api/jobs.ts'
import { useTexts } from '#src/context/language.ts'
import { SaveButton } from '#src/features/favorites/SaveButton.tsx'
import { Advisor } from '#src/features/jobs/Advisor.tsx'
import { JobFitShort } from '#src/features/jobs/fit/JobFitShort.tsx'
import { ShareButtons } from '#src/features/share/ShareButtons.tsx'
import { ShareMessage } from '#src/features/share/ShareMessage.tsx'
import { useShare } from '#src/features/share/useShare.ts'
import { Sheet } from '#src/ui/Sheet.tsx'
import { ClosingDate } from './ClosingDate.tsx'
import styles from './JobAside.module.css'

interface JobAsideProps {
  job: Job
  /** The button to apply. */
  apply: ReactNode
  /** Says how an application proceeds. */
  note: ReactNode
}

/** The sidebar of a job: buttons to apply, save and share, closing date and advisor. */
export function JobAside({ job, apply, note }: JobAsideProps) {
  const t = useTexts('job')
  const { share, message } = useShare(job.title, t)
  return (
    <aside aria-label={t.about}>
      <Sheet className={styles.sheet}>
        <div className={styles.save}>
          {apply}
          <SaveButton framed job={job} />
        </div>
        <p className={styles.note}>{note}</p>
        <JobFitShort job={job} />
        <ClosingDate date={job.closing_date} />
        <Advisor advisor={job.advisor} note={t.advisor({ languages: job.advisor.languages })} />
        <ShareButtons share={share} texts={t} className={styles.actions} />
      </Sheet>
      <ShareMessage message={message} />
    </aside>
  )
}
