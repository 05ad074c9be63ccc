import { formatSalaryRange } from '#domain/money.ts'
import type { Job, JobSummary } from '#src/api/jobs.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { LanguageLevel } from '#src/features/jobs/LanguageLevel.tsx'
import { cx } from '#src/ui/cx.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Unbroken } from '#src/ui/Unbroken.tsx'
import styles from './KeyFacts.module.css'

type Notes = Pick<Job, 'salaryNote' | 'japaneseNote' | 'englishNote'>

/** The most important facts: salary, place, Japanese, English, and who may apply; notes where they are known. */
export function KeyFacts({ job }: { job: JobSummary & Partial<Notes> }) {
  const card = useTexts('jobCard')
  const lang = useLang()
  return (
    <div className={styles.frame}>
      <dl className={styles.facts}>
        <div>
          <dt>{card.salary}</dt>
          <dd className={cx(styles.pay, 'num')}>{formatSalaryRange(job.salaryMin, job.salaryMax, lang)}</dd>
          <Note text={job.salaryNote} />
        </div>
        <div>
          <dt>{card.place}</dt>
          <dd>
            <Unbroken>{job.place}</Unbroken>
          </dd>
        </div>
        <div>
          <dt>{card.japanese}</dt>
          <dd className={styles.level}>
            <LanguageLevel level={job.japaneseLevel} />
          </dd>
          <Note text={job.japaneseNote} />
        </div>
        <div>
          <dt>{card.english}</dt>
          <dd className={styles.level}>
            <LanguageLevel level={job.englishLevel} />
          </dd>
          <Note text={job.englishNote} />
        </div>
        <div className={styles.who}>
          <dt>{card.who}</dt>
          <dd>
            <Icon name={job.applyFromAbroad ? 'globe' : 'home'} />
            <span>{job.applyFromAbroad ? card.whoEverybody : card.whoResidents}</span>
          </dd>
        </div>
      </dl>
    </div>
  )
}

function Note({ text }: { text?: string }) {
  return (
    text && (
      <dd className={styles.note}>
        <Unbroken sentence>{text}</Unbroken>
      </dd>
    )
  )
}
