import { fitOf } from '#domain/fit/fit.ts'
import type { Job } from '#src/api/jobs.ts'
import { useTexts } from '#src/context/language.ts'
import { cx } from '#src/ui/cx.ts'
import answerStyles from './Answer.module.css'
import { answerOf, verdictOf } from './answer.ts'
import { Arch } from './Arch.tsx'
import styles from './FitPanel.module.css'
import { FitRows } from './FitRows.tsx'
import { FittingInRole } from './FittingInRole.tsx'
import type { ToldProps } from './FitSlot.tsx'
import { useConditions } from './useConditions.ts'
import { YourConditions } from './YourConditions.tsx'

interface FitPanelProps extends ToldProps {
  job: Job
  /** Shows the rows from the start. */
  isOpen: boolean
}

/** The answer to "Can I get this job?" on the page of a job: in a sentence, and row by row with sources. */
export function FitPanel({ job, isOpen, children, onChange }: FitPanelProps) {
  const t = useTexts('fit')
  const options = useTexts('jobOptions')
  const { conditions, isFromProfile } = useConditions()
  if (!conditions) return children
  const fit = fitOf(job, conditions)
  const { place, tone, head, text } = answerOf(fit, t, options)
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <Arch large place={place} />
        <div>
          <h2 className={styles.title}>{t.title}</h2>
          <p className={styles.verdict}>{verdictOf(fit, t)}</p>
          <p className={cx(styles.reason, answerStyles[tone])}>
            {place === 'halfway' && <b>{head} </b>}
            {sentence(text)}
          </p>
        </div>
      </div>
      <details open={isOpen} className={styles.details}>
        <summary>{t.details}</summary>
        <FitRows rows={fit.rows} />
        {fit.verdict === 'no' && <FittingInRole category={job.jobCategory} conditions={conditions} />}
        <p className={styles.advisor}>
          <b>{t.advisor({ name: job.advisor.name })}</b> {t.noPromise}
        </p>
      </details>
      <YourConditions conditions={conditions} isFromProfile={isFromProfile} onChange={onChange} />
    </div>
  )
}

/** The text follows a head in cards; here it stands alone. */
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
