import { formatSalary, formatSalaryRange, middleOfRange } from '#domain/money.ts'
import type { Job } from '#src/api/jobs.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { Part } from '#src/features/jobs/Part.tsx'
import { PayBridge } from './PayBridge.tsx'
import styles from './PayContext.module.css'

/** The pay of a job among the open jobs of its role: drawn, and in words for everybody. Nothing where there are too few jobs. */
export function PayContext({ job }: { job: Job }) {
  const t = useTexts('job').payContext
  const lang = useLang()
  if (!job.payContext) return null
  const { jobs, median, rank } = job.payContext
  const range = formatSalaryRange(job.salaryMin, job.salaryMax, lang)
  const middle = middleOfRange(job.salaryMin, job.salaryMax)
  const facts = [
    { term: t.job, value: range },
    { term: t.median({ jobs }), value: formatSalary(median, lang) },
    { term: t.rank, value: t.rankOf({ rank, jobs }) },
  ]
  return (
    <Part title={t.title}>
      <p className={styles.lead}>{t.lead({ jobs })}</p>
      <PayBridge job={job} pay={job.payContext} label={`${t.job} ${range}`} />
      <dl className={styles.facts}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="meta">
        {t.difference({
          middle: formatSalary(middle, lang),
          amount: formatSalary(Math.abs(middle - median), lang),
          sign: Math.sign(middle - median),
        })}
      </p>
    </Part>
  )
}
