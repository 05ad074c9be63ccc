import type { Conditions } from '#domain/fit/conditions.ts'
import { fitOf } from '#domain/fit/fit.ts'
import type { JobCategory } from '#openapi/generated/options.ts'
import type { Job } from '#src/api/jobs.ts'
import { useTexts } from '#src/context/language.ts'
import { useJobRows } from '#src/routes/jobRows.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { cx } from '#src/ui/cx.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Arch } from './Arch.tsx'
import { countFits } from './countFits.ts'
import { FitRows } from './FitRows.tsx'
import type { ToldProps } from './FitSlot.tsx'
import { summaryOf, verdictOf } from './fitSummary.ts'
import { useConditions } from './useConditions.ts'
import { useRequirements } from './useRequirements.ts'
import { YourConditions } from './YourConditions.tsx'
import slotStyles from './FitSlot.module.css'
import styles from './JobFitPanel.module.css'
import shortStyles from './ShortFits.module.css'

interface JobFitPanelProps extends ToldProps {
  job: Job
  /** Shows the rows from the start. */
  isOpen: boolean
}

/** The verdict on "Can I get this job?" on the page of a job: in a sentence, and row by row with sources. */
export function JobFitPanel({ job, isOpen, children, onChange }: JobFitPanelProps) {
  const t = useTexts('fit')
  const options = useTexts('jobOptions')
  const { conditions, isFromProfile } = useConditions()
  if (!conditions) return children
  const fit = fitOf(job, conditions)
  const { place, tone, reason } = summaryOf(fit, t, options)
  return (
    <>
      <div className={slotStyles.behind}>{children}</div>
      <div className={styles.panel}>
        <div className={styles.head}>
          <Arch large place={place} />
          <div>
            <Heading level={2} className={styles.title}>
              {t.title}
            </Heading>
            <p className={styles.verdict}>{verdictOf(fit, t)}</p>
            <p className={cx(styles.reason, shortStyles[tone])}>{reason}</p>
          </div>
        </div>
        <details open={isOpen}>
          <summary>{t.details}</summary>
          <div className={styles.reasons}>
            <FitRows rows={fit.rows} />
            {fit.verdict === 'no' && <FittingInRole category={job.jobCategory} conditions={conditions} />}
            <p className={styles.advisor}>
              <b>{t.advisor}</b> {t.noPromise}
            </p>
          </div>
          <YourConditions conditions={conditions} isFromProfile={isFromProfile} onChange={onChange} />
        </details>
      </div>
    </>
  )
}

interface FittingInRoleProps {
  category: JobCategory
  conditions: Conditions
}

/** Link from a job that does not fit to the fitting jobs of its role; hidden without such jobs. */
export function FittingInRole({ category, conditions }: FittingInRoleProps) {
  const t = useTexts('fit')
  const href = useHref()
  const { list } = useJobRows()
  const { data } = useRequirements({ jobCategory: [category] })
  const count = countFits(data?.requirements ?? [], conditions).reach
  if (!count) return null
  return (
    <div className={styles.others}>
      <p>{t.inRole({ count })}</p>
      <Button variant="line" size="sm" to={`${href(list)}?jobCategory=${category}`}>
        {t.seeInRole({ count })}
      </Button>
    </div>
  )
}
