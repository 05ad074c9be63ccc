import type { JobSummary } from '#src/api/jobs.ts'
import { useTexts } from '#src/context/language.ts'
import { Icon } from '#src/ui/Icon.tsx'

/** Says whether people who live abroad can apply for a job. */
export function FromAbroad({ job }: { job: JobSummary }) {
  const t = useTexts('jobCard')
  return (
    <>
      <Icon name={job.applyFromAbroad ? 'globe' : 'home'} />
      <span>
        <b>{t.abroad}</b> {job.applyFromAbroad ? t.abroadYes : t.abroadNo}
      </span>
    </>
  )
}
