import { useState } from 'react'
import type { Job } from '#src/api/jobs.ts'
import { useTexts } from '#src/context/language.ts'
import { useHydrated } from '#src/context/useHydrated.ts'
import { Link } from '#src/ui/Link.tsx'
import { FIT_ID } from './fitId.ts'
import { FitSlot } from './FitSlot.tsx'
import { lazyFit } from './lazyFit.tsx'
import styles from './JobFit.module.css'

const JobFitPanel = lazyFit(async () => (await import('./JobFitPanel.tsx')).JobFitPanel)

/**
 * "Can I get this job?" on the page of a job. On a server-rendered page the rows are closed, because their height is unknown before
 * hydration. On a page rendered by the browser they are open.
 */
export function JobFit({ job }: { job: Job }) {
  const isHydrated = useHydrated()
  const [isOpen] = useState(isHydrated)
  return (
    <FitSlot id={FIT_ID} className={styles.fit} heading="title">
      {(told) => <JobFitPanel {...told} job={job} isOpen={isOpen} />}
    </FitSlot>
  )
}

const ShortFit = lazyFit(async () => (await import('./ShortFits.tsx')).ShortFit)

/** The verdict on "Can I get this job?" in two lines beside a job, with a link to its reasons; before, a link to the questions. */
export function JobFitShort({ job }: { job: Job }) {
  const t = useTexts('fitInvitation')
  return (
    <div className={styles.short}>
      <ShortFit job={job}>
        <p>
          <b>{t.title}</b>
          <Link to={`#${FIT_ID}`}>{t.action}</Link>
        </p>
      </ShortFit>
    </div>
  )
}
