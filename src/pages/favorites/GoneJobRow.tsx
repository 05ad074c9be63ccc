import type { MouseEvent } from 'react'
import { useTexts } from '#src/context/language.ts'
import { Label } from '#src/ui/Label.tsx'
import type { GoneJob } from '#src/features/favorites/savedRows.ts'
import styles from './GoneJobRow.module.css'
import { RemoveButton } from './RemoveButton.tsx'

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
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.foot}>
        <p className="meta">{t.closedText}</p>
        <RemoveButton title={title} onPress={onRemove} />
      </div>
    </article>
  )
}
