import type { ReactNode } from 'react'
import { useTexts } from '#src/context/language.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Dialog, DialogLead, DialogWarning } from '#src/ui/mantine/Dialog.tsx'
import { ApplyForm } from './ApplyForm.tsx'
import { ApplyResult } from './ApplyResult.tsx'
import { useApplying } from './useApplying.ts'
import styles from './ApplyDialog.module.css'

export interface ApplyDialogProps {
  /** At least one. */
  jobs: { job_id: number; title: string }[]
  /** The person's address, for the confirmation. */
  email: string
  /** A warning about the jobs, before the form; null while it is not known. */
  warning: ReactNode
  onClose: () => void
}

/** Asks before it applies for jobs, then shows each job's result. */
export function ApplyDialog({ jobs, email, warning, onClose }: ApplyDialogProps) {
  const t = useTexts('applying')
  const jobIds = jobs.map(({ job_id }) => job_id)
  const { apply, result } = useApplying(jobIds)
  return (
    <Dialog
      title={result ? t.resultTitle : t.dialog({ count: jobs.length })}
      closeLabel={t.close}
      onClose={onClose}
    >
      {result ? (
        <ApplyResult result={result} email={email} onClose={onClose} />
      ) : (
        <>
          <ul className={styles.jobs}>
            {jobs.map(({ job_id, title }) => (
              <li key={job_id}>{title}</li>
            ))}
          </ul>
          <DialogWarning>{warning}</DialogWarning>
          <DialogLead>{t.lead}</DialogLead>
          <Heading level={3} className={styles.heading}>
            {t.sentTitle}
          </Heading>
          <p className={styles.sent}>{t.sent}</p>
          <ApplyForm jobIds={jobIds} apply={apply} onCancel={onClose} />
        </>
      )}
    </Dialog>
  )
}
