import type { ApplyAnswer } from '#src/api/processes.ts'
import { useTexts } from '#src/context/language.ts'
import { useFocusOnMount } from '#src/lib/focus.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Addresses } from '#src/ui/Addresses.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Link } from '#src/ui/Link.tsx'
import { DialogActions } from '#src/ui/mantine/Dialog.tsx'
import { Note } from '#src/ui/mantine/Note.tsx'
import styles from './ApplyDialog.module.css'

interface ApplyResultProps {
  result: ApplyAnswer
  email: string
  onClose: () => void
}

/** The result for each job: applied for, applied for earlier, or closed. */
export function ApplyResult({ result: { processes, already, closed }, email, onClose }: ApplyResultProps) {
  const t = useTexts('applying')
  const href = useHref()
  const button = useFocusOnMount<HTMLButtonElement>()
  return (
    <div role="status">
      {processes.length > 0 ? (
        <Note tone="ok">
          <p>
            <b>{t.done({ count: processes.length })}</b>
          </p>
          <p>
            <Addresses text={t.doneText({ email })} />
          </p>
        </Note>
      ) : (
        <Note tone="warn">{t.none}</Note>
      )}
      {processes.length > 0 && (
        <ul className={styles.jobs}>
          {processes.map(({ process_id, job }) => (
            <li key={process_id}>
              <Link to={href('application', { id: process_id })}>{job.title}</Link>
            </li>
          ))}
        </ul>
      )}
      {already.length > 0 && <Rest title={t.already} jobs={already.map(({ job }) => job)} />}
      {closed.length > 0 && <Rest title={t.closed} jobs={closed} />}
      <DialogActions>
        <Button ref={button} onClick={onClose}>
          {t.close}
        </Button>
      </DialogActions>
    </div>
  )
}

function Rest({ title, jobs }: { title: string; jobs: { job_id: number; title: string }[] }) {
  return (
    <>
      <Heading level={3} className={styles.heading}>
        {title}
      </Heading>
      <ul className={styles.jobs}>
        {jobs.map((job) => (
          <li key={job.job_id}>{job.title}</li>
        ))}
      </ul>
    </>
  )
}
