import type { Job } from '#src/api/jobs.ts'
import { useTexts } from '#src/app/language.tsx'
import { useHydrated } from '#src/app/useHydrated.ts'
import { SaveButton } from '#src/features/favorites/SaveButton.tsx'
import { useShare } from '#src/features/share/useShare.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { cx } from '#src/ui/cx.ts'
import { Sheet } from '#src/ui/Sheet.tsx'
import { Toast } from '#src/ui/Toast.tsx'
import { Advisor } from './Advisor.tsx'
import { ApplyLink } from './ApplyLink.tsx'
import { ClosingDate } from './ClosingDate.tsx'
import styles from './JobAside.module.css'

/** What one needs at hand while reading: until when, whom to ask, and a way to pass the job on. */
export function JobAside({ job }: { job: Job }) {
  const t = useTexts('job')
  const hydrated = useHydrated()
  const { share, message } = useShare(job.title, t)
  return (
    <aside aria-label={t.about}>
      <Sheet className={styles.sheet}>
        <div className={styles.save}>
          <ApplyLink id={job.job_id} />
          <SaveButton framed job={job} />
        </div>
        <p className={styles.note}>{t.applyNote}</p>
        <ClosingDate date={job.closing_date} />
        <Advisor advisor={job.advisor} />
        <div className={cx(styles.actions, !hydrated && styles.waiting)}>
          <ActionButton icon="share" onClick={() => void share()}>
            {t.share}
          </ActionButton>
          <ActionButton icon="print" onClick={() => window.print()}>
            {t.print}
          </ActionButton>
        </div>
      </Sheet>
      <Toast message={message} />
    </aside>
  )
}
