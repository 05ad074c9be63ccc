import { type ReactNode, useId } from 'react'
import { formatDate } from '#domain/dates.ts'
import { endedWithoutResult } from '#domain/processes/stages.ts'
import type { AppliedJob } from '#src/api/processes.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useFocusAfterRemoval } from '#src/lib/focus.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { ApplicationStatus, useAppliedJobs } from './appliedJobs.tsx'
import { ApplyButton } from './ApplyButton.tsx'
import styles from './ApplyForJob.module.css'

interface ApplyForJobProps {
  job: { job_id: number; title: string }
  /** The person's address, for the confirmation. */
  email: string
  /** A warning about the job, before the form; null while it is not known. */
  warning: ReactNode
}

/** The button to apply for a job, or the application that is running or has ended. Reserves its space while the state is unknown. */
export function ApplyForJob({ job, email, warning }: ApplyForJobProps) {
  const t = useTexts('applying')
  const applied = useAppliedJobs()
  const application = applied?.get(job.job_id)
  const canApply = !application || endedWithoutResult(application.status)
  const id = useId()
  // An application that was sent replaces the button.
  useFocusAfterRemoval(canApply ? 1 : 0, id)
  return (
    <div id={id} tabIndex={-1} className={styles.apply} aria-busy={applied === undefined || undefined}>
      {application && <Application application={application} />}
      {canApply && (
        <ApplyButton jobs={[job]} email={email} warning={warning} disabled={applied === undefined}>
          {application ? t.applyAgain : t.apply}
        </ApplyButton>
      )}
    </div>
  )
}

function Application({ application }: { application: AppliedJob }) {
  const t = useTexts('applying')
  const lang = useLang()
  const href = useHref()
  const date = formatDate(application.appliedAt, lang)
  const hasEnded = endedWithoutResult(application.status)
  return (
    <>
      <div className={styles.state}>
        <ApplicationStatus application={application} />
        <p>{hasEnded ? t.endedOn({ date }) : t.runningSince({ date })}</p>
      </div>
      <Button variant="line" wide to={href('application', { id: application.process_id })}>
        {t.open}
      </Button>
    </>
  )
}
