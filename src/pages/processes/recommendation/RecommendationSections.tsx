import { formatDateTime } from '#domain/times.ts'
import { useGetJob } from '#src/api/jobs.ts'
import type { Process } from '#src/api/processes.ts'
import { useIsLoading } from '#src/api/useHasFailed.ts'
import { useTexts, useLang } from '#src/context/language.ts'
import { JobSection } from '#src/features/jobs/JobSection.tsx'
import { Terms } from '#src/features/jobs/Terms.tsx'
import { ListFailure } from '#src/features/processes/ListFailure.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Prose } from '#src/ui/layout.tsx'
import { SkeletonParts } from '#src/ui/mantine/SkeletonParts.tsx'
import { Sentence } from '#src/ui/Unbroken.tsx'
import styles from './RecommendationSections.module.css'

/** The points that fit the applicant's wishes, and those that do not. */
export function Fits({ fits }: Pick<Process, 'fits'>) {
  const t = useTexts('processes').recommendation
  if (fits.length === 0) return null
  return (
    <JobSection title={t.fits}>
      <ul className={styles.fits}>
        {fits.map(({ fits: does, topic, text }) => (
          <li key={topic} className={does ? undefined : styles.no}>
            <Icon name={does ? 'check' : 'alert'} />
            <p>
              <span className="vh">{does ? t.yes : t.no} </span>
              <b>{topic}</b>
              <span className={styles.text}>
                <Sentence text={text} />
              </span>
            </p>
          </li>
        ))}
      </ul>
    </JobSection>
  )
}

/** The applicant's answers in their own words, each with the advisor's reply. */
export function GivenAnswers({ process: { answers, advisor } }: { process: Process }) {
  const { recommendation: t, japanTime } = useTexts('processes')
  const { reasons: reasonTexts } = useTexts('processOptions')
  const lang = useLang()
  const written = answers.filter(({ contents, reasons }) => contents !== '' || reasons.length > 0)
  if (written.length === 0) return null
  return (
    <JobSection title={t.answers}>
      <ul className={styles.answers}>
        {written.map(({ action, date, contents, reasons, reply }) => (
          <li key={date}>
            <p className="meta num">
              {t.answered[action]} ·{' '}
              <time dateTime={date}>{japanTime({ time: formatDateTime(new Date(date), lang) })}</time>
            </p>
            {reasons.length > 0 && <p>{reasons.map((reason) => reasonTexts[reason]).join(' / ')}</p>}
            {contents !== '' && (
              <p lang="" className={styles.words}>
                {contents}
              </p>
            )}
            {reply !== '' && (
              <div className={styles.reply}>
                <p className="meta">{t.reply({ advisor: advisor.name })}</p>
                <p className={styles.words}>{reply}</p>
              </div>
            )}
          </li>
        ))}
      </ul>
    </JobSection>
  )
}

/** The work and the terms of an open job. */
export function JobTerms({ id }: { id: number }) {
  const t = useTexts('processes').recommendation
  const { loading } = useTexts('common')
  const query = useGetJob(useLang(), id)
  const { data: job } = query
  const isLoading = useIsLoading(query)
  if (isLoading) return <SkeletonParts parts={['facts']} label={loading} />
  if (!job) return <ListFailure query={query} />
  return (
    <>
      <JobSection title={t.work}>
        <Prose>
          {job.description.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </Prose>
      </JobSection>
      <Terms job={job} />
    </>
  )
}
