import { formatSalary, formatSalaryRange, middleOfRange } from '#domain/money.ts'
import { formatNumber } from '#domain/numbers.ts'
import type { Job } from '#src/api/jobs.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { JobSection } from '#src/features/jobs/JobSection.tsx'
import { PayBridge } from '#src/ui/art/PayBridge.tsx'
import { Sentence } from '#src/ui/Unbroken.tsx'
import styles from './PayContext.module.css'

/**
 * The pay of a job among the open jobs of its role: as a drawing, and in words for screen readers and all others. Hidden with too few jobs.
 */
export function PayContext({ job }: { job: Job }) {
  const t = useTexts('job').payContext
  const lang = useLang()
  if (!job.payContext) return null
  const { jobs, median, rank, steps } = job.payContext
  const range = formatSalaryRange(job.salaryMin, job.salaryMax, lang)
  const middle = middleOfRange(job.salaryMin, job.salaryMax)
  const facts = [
    { term: t.job, value: range },
    { term: t.median({ jobs }), value: formatSalary(median, lang) },
    { term: t.rank, value: t.rankOf({ rank, jobs }) },
  ]
  return (
    <JobSection title={t.title}>
      <p className={styles.lead}>{t.lead({ jobs })}</p>
      <div className={styles.frame}>
        <PayBridge
          facts={{ min: job.salaryMin, max: job.salaryMax, middle, steps }}
          labels={{
            job: `${t.job} ${range}`,
            tick: (yen) => formatNumber(yen / t.unit.yen),
            unit: t.unit.name,
          }}
          className={styles.bridge}
        />
      </div>
      <dl className={styles.facts}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="num">
              <Sentence text={value} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="meta">
        <Sentence
          text={t.difference({
            middle: formatSalary(middle, lang),
            amount: formatSalary(Math.abs(middle - median), lang),
            sign: Math.sign(middle - median),
          })}
        />
      </p>
    </JobSection>
  )
}
