import type { UseQueryResult } from '@tanstack/react-query'
import { formatShortDate } from '#domain/dates.ts'
import { isWaiting } from '#domain/processes/stages.ts'
import { formatDay } from '#domain/times.ts'
import type { ProcessList, ProcessSummary } from '#src/api/processes.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { KindList } from '#src/features/jobs/KindList.tsx'
import { JobLine } from '#src/features/processes/JobLine.tsx'
import { ListFailure } from '#src/features/processes/ListFailure.tsx'
import { ProcessKinds } from '#src/features/processes/ProcessKinds.tsx'
import { ProcessLabel } from '#src/features/processes/ProcessLabel.tsx'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Link, QuietLink } from '#src/ui/Link.tsx'
import { DashboardSection } from './DashboardSection.tsx'
import { Unbroken } from '#src/ui/Unbroken.tsx'
import styles from './Recommendations.module.css'
import { RequestIntroduction } from './RequestIntroduction.tsx'
import { Nothing } from './Nothing.tsx'

/** The recommendations: those that wait for an answer first, the others as links. */
export function Recommendations({ query }: { query: UseQueryResult<ProcessList, unknown> }) {
  const t = useTexts('dashboard').recommendations
  return (
    <DashboardSection id="recommendations" title={t.title}>
      <List query={query} />
    </DashboardSection>
  )
}

function List({ query }: { query: UseQueryResult<ProcessList, unknown> }) {
  const t = useTexts('dashboard').recommendations
  const { data, isFetching, error, refetch } = query
  if (!data) return <ListFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (data.total === 0) return <NoRecommendations />
  const waiting = data.items.filter(({ status }) => isWaiting(status)).sort(byDeadline)
  const others = data.items.filter(({ status }) => !isWaiting(status))
  return (
    <>
      {waiting.length > 0 && (
        <ul className={styles.list}>
          {waiting.map((item) => (
            <li key={item.process_id}>
              <Waiting process={item} />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <>
          <Heading level={3} className={styles.heading}>
            {t.others}
          </Heading>
          <ul className={styles.list}>
            {others.map((item) => (
              <li key={item.process_id}>
                <Answered process={item} />
              </li>
            ))}
          </ul>
        </>
      )}
      <RequestIntroduction />
    </>
  )
}

const byDeadline = (a: ProcessSummary, b: ProcessSummary) =>
  (a.answerBy ?? '9999') < (b.answerBy ?? '9999') ? -1 : 1

function Waiting({ process }: { process: ProcessSummary }) {
  const t = useTexts('dashboard').recommendations
  const { application, deadline } = useTexts('processes')
  const lang = useLang()
  const href = useHref()
  const to = href('recommendation', { id: process.process_id })
  return (
    <article className={styles.waiting}>
      <KindList>
        <ProcessKinds process={process} />
        {process.answerBy && (
          <li>{application.answerBy({ deadline: deadline({ day: formatDay(process.answerBy, lang) }) })}</li>
        )}
      </KindList>
      <Heading level={3} className={styles.title}>
        <QuietLink to={to}>
          <Unbroken>{process.job.title}</Unbroken>
        </QuietLink>
      </Heading>
      <p className="meta">
        <Unbroken>{process.job.employer}</Unbroken>
      </p>
      <JobLine job={process.job} />
      {process.comment !== '' && <p className={styles.comment}>{process.comment}</p>}
      <Button size="sm" variant="line" to={to} className={styles.button}>
        {t.read}
      </Button>
    </article>
  )
}

/** A declined recommendation cannot be opened any more. */
function Answered({ process }: { process: ProcessSummary }) {
  const lang = useLang()
  const href = useHref()
  const isDeclined = process.status === 'MyPageRecReject'
  return (
    <div className={styles.answered}>
      <p>
        {isDeclined ? (
          process.job.title
        ) : (
          <Link to={href('recommendation', { id: process.process_id })}>{process.job.title}</Link>
        )}
      </p>
      <p className={styles.state}>
        <ProcessLabel status={process.status} />
        <span className="meta num">{formatShortDate(process.updatedAt, lang)}</span>
      </p>
    </div>
  )
}

/** Suggests next steps while nothing has been recommended. */
function NoRecommendations() {
  const t = useTexts('dashboard').recommendations
  const href = useHref()
  return (
    <>
      <Nothing
        seed={1}
        title={t.none}
        text={t.noneText}
        action={
          <Button size="sm" variant="line" to={href('profileEdit')}>
            {t.toProfile}
          </Button>
        }
      />
      <RequestIntroduction />
    </>
  )
}
