import type { MouseEvent } from 'react'
import type { JobSummary } from '#src/api/jobs.ts'
import { useTexts } from '#src/context/language.ts'
import { useHydrated } from '#src/context/useHydrated.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { toggleFavorite, useMessage } from './messageStore.ts'
import styles from './SaveButton.module.css'

interface SaveButtonProps {
  job: Pick<JobSummary, 'job_id' | 'title'>
  /** With a frame and as wide as its place, as the job's own page has it. */
  framed?: boolean
  /** Instead of saving the job or taking it out of the list. */
  onPress?: (event: MouseEvent) => void
}

/** Saves a job, or takes it out of the saved ones. It needs the script: until that runs, only its space is there. */
export function SaveButton({ job, framed, onPress }: SaveButtonProps) {
  const t = useTexts('jobCard')
  const isWaiting = !useHydrated()
  const isSaved = useMessage().data.includes(job.job_id)
  const press = onPress ?? (() => toggleFavorite(job.job_id))
  const className = isWaiting ? styles.waiting : undefined
  const name = (
    <>
      {t.save}
      <VisuallyHidden>{t.saveWhat({ title: job.title })}</VisuallyHidden>
    </>
  )
  if (framed) {
    return (
      <Button variant="line" wide aria-pressed={isSaved} className={className} onClick={press}>
        <Icon name="mark" filled={isSaved} />
        {name}
      </Button>
    )
  }
  return (
    <ActionButton icon="mark" pressed={isSaved} className={className} onClick={press}>
      {name}
    </ActionButton>
  )
}
