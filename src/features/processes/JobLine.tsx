import { levelRank } from '#domain/levels.ts'
import { formatSalaryRange } from '#domain/money.ts'
import type { JobSummary } from '#src/api/jobs.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { LevelMeter } from '#src/ui/LevelMeter.tsx'
import { Unbroken } from '#src/ui/Unbroken.tsx'
import styles from './JobLine.module.css'

/** Salary, place and level of Japanese of a job, in one line. */
export function JobLine({ job }: { job: JobSummary }) {
  const t = useTexts('processes')
  const { japaneseLevel } = useTexts('jobOptions')
  const lang = useLang()
  return (
    <ul className={styles.line}>
      <li className="num">
        <b>{formatSalaryRange(job.salaryMin, job.salaryMax, lang)}</b>
      </li>
      <li>
        <Unbroken>{job.place}</Unbroken>
      </li>
      <li>
        {t.japanese}{' '}
        <span className={styles.level}>
          <LevelMeter level={levelRank(job.japaneseLevel)}>{japaneseLevel[job.japaneseLevel]}</LevelMeter>
        </span>
      </li>
    </ul>
  )
}
