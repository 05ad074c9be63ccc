import type { UseQueryResult } from '@tanstack/react-query'
import { type MissingPart, searchPartsOf } from '#domain/completeness.ts'
import { formatShortDate } from '#domain/dates.ts'
import { isWaiting } from '#domain/processes/stages.ts'
import type { ProcessList, ProcessSummary } from '#src/api/processes.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useNow } from '#src/context/now.ts'
import { partHref } from '#src/features/completeness/partHref.ts'
import { KindList } from '#src/features/jobs/KindList.tsx'
import { answerByText } from '#src/features/processes/answerByText.ts'
import { JobLine } from '#src/features/processes/JobLine.tsx'
import { ListFailure } from '#src/features/processes/ListFailure.tsx'
import { ProcessKinds } from '#src/features/processes/ProcessKinds.tsx'
import { ProcessLabel } from '#src/features/processes/ProcessLabel.tsx'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { TwoColumns } from '#src/ui/layout.tsx'
import { Link, QuietLink } from '#src/ui/Link.tsx'
import { Label } from '#src/ui/mantine/Label.tsx'
import { Unbroken } from '#src/ui/Unbroken.tsx'
import { listsOf } from './dashboardLists.ts'
import { DashboardSection } from './DashboardSection.tsx'
import { Folded } from './Folded.tsx'
import { Nothing } from './Nothing.tsx'
import { RequestIntroduction } from './RequestIntroduction.tsx'
import styles from './Recommendations.module.css'

interface RecommendationsProps {
  query: UseQueryResult<ProcessList, unknown>
  /** The parts that the profile lacks; undefined while they are unknown. */
  missing: MissingPart[] | undefined
}

/** The recommendations: those that wait for an answer first, then those with a question; all that is over is folded. */
export function Recommendations(props: RecommendationsProps) {
  const t = useTexts('dashboard').recommendations
  return (
    <DashboardSection id="recommendations" title={t.title}>
      <List {...props} />
    </DashboardSection>
  )
}

function List({ query, missing }: RecommendationsProps) {
  const t = useTexts('dashboard').recommendations
  const { data } = query
  if (!data) return <ListFailure query={query} />
  if (data.total === 0) return <NoRecommendations missing={missing ?? []} />
  const { waiting, asked, over } = listsOf(data.items)
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
      {waiting.length === 0 && asked.length === 0 && <p>{t.noneWaiting}</p>}
      {asked.length > 0 && (
        <>
          <Heading level={3} className={styles.heading}>
            {t.asked}
          </Heading>
          <Lines processes={asked} />
        </>
      )}
      {over.length > 0 && (
        <Folded title={t.over({ count: over.length })}>
          <Lines processes={over} />
        </Folded>
      )}
      <RequestIntroduction />
    </>
  )
}

function Lines({ processes }: { processes: ProcessSummary[] }) {
  return (
    <ul className={styles.list}>
      {processes.map((process) => (
        <li key={process.process_id}>
          <Line process={process} />
        </li>
      ))}
    </ul>
  )
}

function Waiting({ process }: { process: ProcessSummary }) {
  const t = useTexts('dashboard').recommendations
  const words = { t: useTexts('processes'), lang: useLang(), now: useNow() }
  const href = useHref()
  const to = href('recommendation', { id: process.process_id })
  return (
    <article className={styles.waiting}>
      <KindList>
        <ProcessKinds process={process} />
        {process.answerBy && <li>{answerByText(process.answerBy, words)}</li>}
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
function Line({ process }: { process: ProcessSummary }) {
  const lang = useLang()
  const href = useHref()
  const { closed } = useTexts('processes')
  const isDeclined = process.status === 'MyPageRecReject'
  return (
    <TwoColumns className={styles.answered}>
      <p>
        {isDeclined ? (
          <Unbroken>{process.job.title}</Unbroken>
        ) : (
          <Link to={href('recommendation', { id: process.process_id })}>
            <Unbroken>{process.job.title}</Unbroken>
          </Link>
        )}
      </p>
      <p className={styles.state}>
        {!process.isOpen && isWaiting(process.status) ? (
          <Label tone="off">{closed}</Label>
        ) : (
          <ProcessLabel status={process.status} />
        )}
        <span className="meta num">{formatShortDate(process.updatedAt, lang)}</span>
      </p>
    </TwoColumns>
  )
}

/** Suggests next steps while nothing has been recommended. */
function NoRecommendations({ missing }: { missing: MissingPart[] }) {
  const t = useTexts('dashboard').recommendations
  const lang = useLang()
  const parts = searchPartsOf(missing)
  const first = missing.find(({ part }) => part === parts[0])
  return (
    <>
      <Nothing
        seed={1}
        title={t.none}
        text={first ? t.noneMissing({ parts }) : t.noneText}
        action={
          first && (
            <Button size="sm" variant="line" to={partHref(lang, first)}>
              {t.toProfile({ parts })}
            </Button>
          )
        }
      />
      <RequestIntroduction />
    </>
  )
}
