import type { Conditions } from '#domain/fit/conditions.ts'
import { fitOf, type FitFacts } from '#domain/fit/fit.ts'
import { useTexts } from '#src/context/language.ts'
import { Note } from '#src/ui/Note.tsx'
import { summaryOf } from './fitSummary.ts'

export interface FitWarningProps {
  jobs: readonly (FitFacts & { job_id: number; title: string })[]
  conditions: Conditions
}

/** Warns before an application for jobs that do not fit, with the reason of each. Nothing without such jobs. */
export function FitWarning({ jobs, conditions }: FitWarningProps) {
  const t = useTexts('fit')
  const options = useTexts('jobOptions')
  const unfit = jobs
    .map((job) => ({ job, fit: fitOf(job, conditions) }))
    .filter(({ fit }) => fit.verdict === 'no')
    .map(({ job, fit }) => ({ ...job, reason: summaryOf(fit, t, options).reason }))
  if (unfit.length === 0) return null
  return (
    <Note tone="warn">
      <p>
        <b>{t.warning.title({ count: unfit.length })}</b>
      </p>
      <ul>
        {unfit.map(({ job_id, title, reason }) => (
          <li key={job_id}>
            {jobs.length > 1 && <b>{title}</b>} {reason}
          </li>
        ))}
      </ul>
      <p>{t.warning.text}</p>
    </Note>
  )
}
