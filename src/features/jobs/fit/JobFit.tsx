import { useState } from 'react'
import type { Job } from '#src/api/jobs.ts'
import { useHydrated } from '#src/context/useHydrated.ts'
import { FIT_ID } from './fitId.ts'
import { FitSlot } from './FitSlot.tsx'
import styles from './JobFit.module.css'
import { lazyAnswer } from './lazyAnswer.tsx'

const FitPanel = lazyAnswer(async () => (await import('./FitPanel.tsx')).FitPanel)

/**
 * "Can I get this job?" on the page of a job. In a page from the server the rows stay closed, as the space that they would take cannot be
 * known; on a page that the browser renders they are open.
 */
export function JobFit({ job }: { job: Job }) {
  const isHydrated = useHydrated()
  const [isOpen] = useState(isHydrated)
  return (
    <FitSlot id={FIT_ID} className={styles.fit}>
      {(told) => <FitPanel {...told} job={job} isOpen={isOpen} />}
    </FitSlot>
  )
}
