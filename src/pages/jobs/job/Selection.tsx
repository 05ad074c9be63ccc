import type { Job } from '#src/api/jobs.ts'
import { useTexts } from '#src/context/language.ts'
import { StepList } from '#src/ui/StepList.tsx'
import { Unbroken } from '#src/ui/Unbroken.tsx'
import { Part } from '#src/features/jobs/Part.tsx'
import styles from './Selection.module.css'

/** The steps from the application to the offer. */
export function Selection({ job }: { job: Job }) {
  const t = useTexts('job')
  return (
    <Part title={t.selection}>
      <StepList stages label={t.selectionSteps}>
        {job.selection.map((step, index) => (
          <li key={index}>
            <Unbroken>{step}</Unbroken>
          </li>
        ))}
      </StepList>
      <p className={styles.note}>{job.selectionNote}</p>
    </Part>
  )
}
