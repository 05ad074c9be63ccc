import { formatDate } from '#domain/dates.ts'
import type { Lang } from '#domain/lang.ts'
import { endedWithoutResult } from '#domain/processes/stages.ts'
import { upcoming } from '#domain/processes/upcoming.ts'
import { formatDay, formatTime } from '#domain/times.ts'
import type { ProcessSummary } from '#src/api/processes.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useNow } from '#src/context/now.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { QuietLink } from '#src/ui/Link.tsx'
import { Label } from '#src/ui/mantine/Label.tsx'
import { Unbroken } from '#src/ui/Unbroken.tsx'
import { answerByText } from './answerByText.ts'
import { ProcessLabel } from './ProcessLabel.tsx'
import { StageLine } from './StageLine.tsx'
import { isUnansweredOffer } from './waitingFirst.ts'
import styles from './ApplicationRow.module.css'

interface ApplicationRowProps {
  process: ProcessSummary
  /** Level of the job's heading. */
  headingLevel?: 2 | 3
}

interface ApplicationListProps {
  processes: ProcessSummary[]
  /** Level of the jobs' headings. */
  headingLevel?: 2 | 3
  /** Another page of the list is loading. */
  busy?: boolean
}

/** A list of applications. */
export function ApplicationList({ processes, headingLevel, busy }: ApplicationListProps) {
  return (
    <ul className={styles.list} aria-busy={busy}>
      {processes.map((process) => (
        <li key={process.process_id}>
          <ApplicationRow process={process} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  )
}

/** An application: the job, the date that matters, and the stages as arches. */
export function ApplicationRow({ process, headingLevel = 3 }: ApplicationRowProps) {
  const t = useTexts('processes')
  const { status: statusTexts } = useTexts('processOptions')
  const lang = useLang()
  const now = useNow()
  const href = useHref()
  const isOver = endedWithoutResult(process.status)
  return (
    <div className={styles.row}>
      <div className={styles.job}>
        <Heading level={headingLevel} className={styles.title}>
          <QuietLink to={href('application', { id: process.process_id })}>
            <Unbroken>{process.job.title}</Unbroken>
          </QuietLink>
        </Heading>
        <p className="meta">
          <Unbroken>{process.job.employer}</Unbroken>
        </p>
        <p className={styles.date}>{dateOf(process, { t, lang, now })}</p>
      </div>
      <div>
        <p className={styles.stage}>
          {isOver || process.status === 'MyPageAppOffer' ? (
            <ProcessLabel status={process.status} />
          ) : (
            statusTexts[process.status]
          )}
          {process.consentAskedAt && <Label tone="you">{t.application.consentAsked}</Label>}
          {process.documentsAsked && <Label tone="you">{t.application.documentsAsked}</Label>}
          {!process.isOpen && <Label tone="off">{t.closed}</Label>}
        </p>
        <StageLine compact process={process} className={styles.line} />
      </div>
    </div>
  )
}

type DateTexts = { t: ReturnType<typeof useTexts<'processes'>>; lang: Lang; now: Date }

/** The next appointment, the deadline for answering an offer, or the last change. */
function dateOf(process: ProcessSummary, { t, lang, now }: DateTexts) {
  const { appointment, answerBy, updatedAt } = process
  const ahead = upcoming(appointment, now)
  if (ahead) {
    const { startsAt, endsAt } = ahead
    return t.application.times({
      day: formatDay(startsAt, lang),
      from: formatTime(startsAt),
      to: formatTime(endsAt),
    })
  }
  if (answerBy && isUnansweredOffer(process)) return answerByText(answerBy, { t, lang, now })
  return t.application.changed({ date: formatDate(updatedAt, lang) })
}
