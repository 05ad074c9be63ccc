import type { Job } from '#src/api/jobs.ts'
import { useTexts } from '#src/context/language.ts'
import { Link } from '#src/ui/Link.tsx'
import { FIT_ID } from './fitId.ts'
import styles from './JobFitShort.module.css'
import { lazyAnswer } from './lazyAnswer.tsx'

const ShortAnswer = lazyAnswer(async () => (await import('./ShortAnswer.tsx')).ShortAnswer)

/** The answer to "Can I get this job?" in two lines beside a job, with a link to its reasons; before, a link to the questions. */
export function JobFitShort({ job }: { job: Job }) {
  const t = useTexts('fitInvitation')
  return (
    <div className={styles.short}>
      <ShortAnswer job={job}>
        <p>
          <b>{t.title}</b>
          <Link to={`#${FIT_ID}`}>{t.action}</Link>
        </p>
      </ShortAnswer>
    </div>
  )
}
