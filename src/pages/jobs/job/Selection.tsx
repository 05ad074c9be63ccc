import type { Job } from '#src/api/jobs.ts'
import { useTexts } from '#src/context/language.ts'
import { Steps } from '#src/ui/Steps.tsx'
import { Part } from '#src/features/jobs/Part.tsx'
import styles from './Selection.module.css'

/** The position of `Steps` before its first step. */
const BEFORE_THE_FIRST = -1

/** The steps from the application to the offer. */
export function Selection({ job }: { job: Job }) {
  const t = useTexts('job')
  return (
    <Part title={t.selection}>
      <Steps
        label={t.selectionSteps}
        kind="stages"
        steps={job.selection.map((label) => ({ label }))}
        current={BEFORE_THE_FIRST}
        doneText=""
      />
      <p className={styles.note}>{job.selectionNote}</p>
    </Part>
  )
}
