import { useState } from 'react'
import type { Job } from '#src/api/jobs.ts'
import { useHydrated } from '#src/context/useHydrated.ts'
import { FIT_ID } from './fitId.ts'
import { FitSlot } from './FitSlot.tsx'
import styles from './JobFit.module.css'
import { lazyAnswer } from './lazyAnswer.tsx'

const FitPanel = lazyAnswer(async () => (await import('./FitPanel.tsx')).FitPanel)

/**
 * "Can I get this job?" on the page of a job. On a server-rendered page the rows are closed, because their height is unknown before
 * hydration. On a page rendered by the browser they are open.
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
