import type { Job } from '#src/api/jobs.ts'
import { useTexts } from '#src/context/language.ts'
import { Crest } from '#src/ui/art/Crest.tsx'
import styles from './Advisor.module.css'

/** The advisor responsible for the job. */
export function Advisor({ advisor }: Pick<Job, 'advisor'>) {
  const t = useTexts('job')
  return (
    <div className={styles.advisor}>
      <Crest of={advisor.initials} initials={advisor.initials} />
      <p>
        <b>{advisor.name}</b>
        <span className="meta">{t.advisor({ languages: advisor.languages })}</span>
      </p>
    </div>
  )
}
