import { useState } from 'react'
import type { SearchJobsParams } from '#src/api/jobs.ts'
import { useTexts } from '#src/context/language.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { UNFIT_ID } from './anchors.ts'
import type { Fitting } from './fittingJobs.ts'
import { type RenderJob, JobsAt } from './JobsAt.tsx'
import styles from './UnfitJobs.module.css'

interface UnfitJobsProps extends Pick<Fitting, 'counts' | 'unfit'> {
  params: SearchJobsParams
  renderJob: RenderJob
}

/** The jobs of a search that do not fit: their number and the reasons, and on request the jobs. */
export function UnfitJobs({ params, counts, unfit, renderJob }: UnfitJobsProps) {
  const t = useTexts('fit')
  const [isOpen, setOpen] = useState(false)
  const count = unfit.length
  return (
    <div className={styles.unfit}>
      {count > 0 && (
        <details
          id={UNFIT_ID}
          tabIndex={-1}
          className={styles.fold}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary>
            <span className={styles.text}>
              <b>{t.unfit.title({ count })}</b>
              <span>{t.unfit.reasons(counts.reasons)}</span>
            </span>
            <span className={styles.action}>
              {isOpen ? t.unfit.hide : t.unfit.show({ count })}
              <Icon name="down" size="sm" />
            </span>
          </summary>
          {isOpen && (
            <JobsAt params={params} positions={unfit}>
              {renderJob}
            </JobsAt>
          )}
        </details>
      )}
      <p className={styles.promise}>{t.promise}</p>
    </div>
  )
}
