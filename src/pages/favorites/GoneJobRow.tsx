import type { MouseEvent } from 'react'
import { useTexts } from '#src/context/language.ts'
import type { GoneJob } from '#src/features/favorites/savedRows.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Label } from '#src/ui/Label.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './GoneJobRow.module.css'

interface GoneJobRowProps {
  job: GoneJob
  onRemove: (event: MouseEvent) => void
}

/** A saved job that is no longer open. */
export function GoneJobRow({ job, onRemove }: GoneJobRowProps) {
  const t = useTexts('favorites')
  const title = job.title ?? t.number({ id: job.job_id })
  return (
    <article className={styles.gone}>
      <Label tone="off">{t.closed}</Label>
      <Heading level={2} className={styles.title}>
        {title}
      </Heading>
      <div className={styles.foot}>
        <p className="meta">{t.closedText}</p>
        <RemoveButton title={title} onPress={onRemove} />
      </div>
    </article>
  )
}

interface RemoveButtonProps {
  /** The job's title. */
  title: string
  onPress: (event: MouseEvent) => void
}

/** Removes a job from the list. */
export function RemoveButton({ title, onPress }: RemoveButtonProps) {
  const t = useTexts('favorites')
  return (
    <ActionButton icon="x" onClick={onPress}>
      {t.remove}
      <VisuallyHidden>{t.removeWhat({ title })}</VisuallyHidden>
    </ActionButton>
  )
}
