import type { JobSummary } from '#src/api/jobs.ts'
import { useTexts } from '#src/context/language.ts'
import { addEntry, removeEntry, useSelectedEntry } from '#src/features/favorites/entryStore.ts'
import { Checkbox } from '#src/ui/choices.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './SelectJob.module.css'

interface SelectJobProps {
  job: Pick<JobSummary, 'job_id' | 'title'>
  /** The person has applied for the job. */
  disabled?: boolean
}

/** A checkbox that selects a job to apply for. */
export function SelectJob({ job: { job_id, title }, disabled = false }: SelectJobProps) {
  const t = useTexts('favorites')
  const isTicked = useSelectedEntry().includes(job_id)
  return (
    <Checkbox
      className={styles.select}
      checked={isTicked && !disabled}
      disabled={disabled}
      onChange={() => (isTicked ? removeEntry(job_id) : addEntry(job_id))}
    >
      <VisuallyHidden>{t.select({ title })}</VisuallyHidden>
    </Checkbox>
  )
}

/** A checkbox that ticks or unticks all jobs of the list. */
export function SelectAll({ ids }: { ids: number[] }) {
  const t = useTexts('favorites')
  const selected = useSelectedEntry()
  const areTicked = ids.length > 0 && ids.every((id) => selected.includes(id))
  return (
    <Checkbox
      className={styles.all}
      checked={areTicked}
      disabled={ids.length === 0}
      onChange={() => ids.forEach(areTicked ? removeEntry : addEntry)}
    >
      {t.selectAll}
    </Checkbox>
  )
}
