import { useId, useState } from 'react'
import { useTexts } from '#src/context/language.ts'
import { useHydrated } from '#src/context/useHydrated.ts'
import { useRetry } from '#src/context/useRetry.ts'
import { removeEntry } from '#src/features/favorites/entryStore.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { cx } from '#src/ui/cx.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Label } from '#src/ui/Label.tsx'
import { Panel } from '#src/ui/layout.tsx'
import { RetryNote } from '#src/ui/RetryNote.tsx'
import { Unbroken } from '#src/ui/Unbroken.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { AddJobs } from './AddJobs.tsx'
import { type EntryJob, useEntryJobs } from './useEntryJobs.ts'
import styles from './EntryJobs.module.css'

/** The jobs of the entry, with buttons to remove and add; collapsed on small screens. */
export function EntryJobs() {
  const t = useTexts('entry')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const hydrated = useHydrated()
  const asked = useEntryJobs()
  const retry = useRetry(asked)
  const { jobs, hasFailed } = asked
  const title = t.applyingFor({ count: jobs.length })
  return (
    <aside aria-labelledby={id} id="jobs" className={styles.aside}>
      <Panel stuck className={cx(styles.sheet, !hydrated && styles.waiting)}>
        <Heading level={2} id={id} className={styles.title}>
          <span className={styles.wide}>{title}</span>
          <button
            type="button"
            aria-expanded={isOpen}
            className={styles.narrow}
            onClick={() => setOpen(!isOpen)}
          >
            {title}
            <Icon name="down" />
          </button>
        </Heading>
        <div className={cx(styles.body, isOpen && styles.open)}>
          {jobs.length === 0 ? (
            <p className="quiet">{t.withoutJob}</p>
          ) : (
            <ul className={styles.list}>
              {jobs.map((job) => (
                <JobLine key={job.id} job={job} />
              ))}
            </ul>
          )}
          {hasFailed && <RetryNote text={t.jobsFailed} {...retry} />}
          <AddJobs />
          <p className={cx('meta', styles.note)}>{t.whoSees}</p>
        </div>
      </Panel>
    </aside>
  )
}

function JobLine({ job: { id, title, about, isClosed } }: { job: EntryJob }) {
  const t = useTexts('entry')
  return (
    <li>
      <b className={styles.job}>{title}</b>
      {about && (
        <span className="meta">
          <Unbroken sentence>{about}</Unbroken>
        </span>
      )}
      {isClosed && (
        <span className="meta">
          <Label tone="off">{t.closed}</Label> {t.closedJob}
        </span>
      )}
      <ActionButton icon="x" className={styles.remove} onClick={() => removeEntry(id)}>
        {t.remove}
        <VisuallyHidden>{t.removeWhat({ title })}</VisuallyHidden>
      </ActionButton>
    </li>
  )
}
