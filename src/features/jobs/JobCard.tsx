import type { ReactNode } from 'react'
import { formatShortDate, addDays } from '#domain/dates.ts'
import { formatSalaryRange } from '#domain/money.ts'
import { namedSkills, skillNames } from '#domain/skills.ts'
import type { JobSummary } from '#src/api/jobs.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useNow } from '#src/context/now.ts'
import { useJobRows } from '#src/routes/jobRows.ts'
import { useHref } from '#src/routes/useHref.ts'
import { cx } from '#src/ui/cx.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Label } from '#src/ui/Label.tsx'
import { Link } from '#src/ui/Link.tsx'
import { TagList } from '#src/ui/Tag.tsx'
import { Unbroken } from '#src/ui/Unbroken.tsx'
import { lazyFit } from './fit/lazyFit.tsx'
import { hasChanged } from './hasChanged.ts'
import { KindList } from './KindList.tsx'
import { LanguageLevel } from './LanguageLevel.tsx'
import styles from './JobCard.module.css'

/** The answer to "Can I get this job?"; other facts while no conditions are known. */
const CardFit = lazyFit(async () => (await import('./fit/ShortFits.tsx')).CardFit)

/** The maximum number of skills on a card; the job's page lists all. */
const SKILLS_SHOWN = 5

interface JobCardProps {
  job: JobSummary
  headingLevel?: 2 | 3
  /** A button in the card's lower right corner. */
  action: ReactNode
  /** The state of the person's application for the job. */
  status?: ReactNode
  /** A checkbox in the left margin. */
  select?: ReactNode
  /** In a list of the newest jobs, the day of publication is shown, not that of the last change. */
  newest?: boolean
}

/** A job in a list. */
export function JobCard({ job, headingLevel = 3, action, status, select, newest }: JobCardProps) {
  const t = useTexts('jobCard')
  const href = useHref()
  const rows = useJobRows()
  const skills = namedSkills(job.itSkills)
    .slice(0, SKILLS_SHOWN)
    .map((skill) => skillNames[skill])
  return (
    <article className={cx(styles.job, select !== undefined && styles.selectable)}>
      {select}
      <JobKind job={job} status={status} newest={newest} />
      <Heading level={headingLevel} className={styles.title}>
        <Link to={href(rows.job, { id: job.job_id })}>
          <Unbroken>{job.title}</Unbroken>
        </Link>
      </Heading>
      <p className={styles.employer}>
        <Unbroken sentence>{job.employer}</Unbroken>
      </p>
      <JobFacts job={job} />
      <div className={styles.foot}>
        {skills.length > 0 && <TagList label={t.skills} tags={skills} />}
        {action}
      </div>
    </article>
  )
}

function JobKind({ job, status, newest }: Pick<JobCardProps, 'job' | 'status' | 'newest'>) {
  const t = useTexts('jobCard')
  const { jobCategory } = useTexts('jobOptions')
  const now = useNow()
  return (
    <KindList>
      {status && <li>{status}</li>}
      <li>{jobCategory[job.jobCategory]}</li>
      {isNew(job.job_registration_date, now) && (
        <li>
          <Label>{t.new}</Label>
        </li>
      )}
      {newest && (
        <li>
          <Day at={job.job_registration_date} text={t.published} />
        </li>
      )}
      {!newest && hasChanged(job) && (
        <li>
          <Day at={job.job_update_date} text={t.updated} />
        </li>
      )}
    </KindList>
  )
}

function Day({ at, text }: { at: string; text: (words: { date: string }) => string }) {
  const lang = useLang()
  return <time dateTime={at}>{text({ date: formatShortDate(at, lang) })}</time>
}

function JobFacts({ job }: { job: JobSummary }) {
  const t = useTexts('jobCard')
  const lang = useLang()
  return (
    <div className={styles.frame}>
      <dl className={styles.facts}>
        <div>
          <dt>{t.salary}</dt>
          <dd className={styles.pay}>{formatSalaryRange(job.salaryMin, job.salaryMax, lang)}</dd>
        </div>
        <div>
          <dt>{t.place}</dt>
          <dd>
            <Unbroken>{job.place}</Unbroken>
          </dd>
        </div>
        <div>
          <dt>{t.japanese}</dt>
          <dd>
            <LanguageLevel level={job.japaneseLevel} />
          </dd>
        </div>
        <div>
          <dt>{t.english}</dt>
          <dd>
            <LanguageLevel level={job.englishLevel} />
          </dd>
        </div>
      </dl>
      <p className={styles.reach}>
        <CardFit job={job}>
          <FromAbroad job={job} />
        </CardFit>
      </p>
    </div>
  )
}

/** Shows whether people who live abroad can apply for a job. */
function FromAbroad({ job }: { job: JobSummary }) {
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

const DAYS_NEW = 7

/** Returns true when a job was registered (RFC 3339) within the last seven days. */
export function isNew(registered: string, now: Date): boolean {
  return new Date(registered) > addDays(now, -DAYS_NEW)
}
