import type { MouseEvent } from 'react'
import type { JobSummary } from '#src/api/jobs.ts'
import { useTexts } from '#src/context/language.ts'
import { useHydrated } from '#src/context/useHydrated.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { lastSaved } from './lastSaved.ts'
import { toggleFavorite, useMessage } from './messageStore.ts'
import styles from './SaveButton.module.css'

interface SaveButtonProps {
  job: Pick<JobSummary, 'job_id' | 'title'>
  /** Has a frame and the full width, as on the job's own page. */
  framed?: boolean
  /** Called instead of saving or removing the job. */
  onPress?: (event: MouseEvent) => void
}

/** Saves or removes a job. Invisible until hydration, as it needs the script; its space is reserved. */
export function SaveButton({ job, framed, onPress }: SaveButtonProps) {
  const t = useTexts('jobCard')
  const isWaiting = !useHydrated()
  const isSaved = useMessage().data.includes(job.job_id)
  const press = (event: MouseEvent<HTMLElement>) => {
    if (onPress) return onPress(event)
    toggleFavorite(job.job_id)
    lastSaved.set(isSaved ? undefined : { id: job.job_id, button: event.currentTarget })
  }
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
