import { brand } from '#domain/brand.ts'
import { calendarFile } from '#domain/calendarFile.ts'
import { isExpired } from '#domain/dates.ts'
import { APPOINTMENT_ID } from '#domain/processes/appointmentId.ts'
import { upcoming } from '#domain/processes/upcoming.ts'
import { formatDay, formatTime } from '#domain/times.ts'
import type { Process } from '#src/api/processes.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useNow } from '#src/context/now.ts'
import { Address } from '#src/features/processes/Address.tsx'
import { answerByText } from '#src/features/processes/answerByText.ts'
import { saveFile } from '#src/lib/download.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Panel } from '#src/ui/layout.tsx'
import { IntentionButton } from '../intentions/IntentionButton.tsx'
import { LocalTime } from '../LocalTime.tsx'
import styles from './Appointment.module.css'

/** The next appointment, or the deadline for answering an offer. */
export function Appointment({ process }: { process: Process }) {
  const { application: t } = useTexts('processes')
  const { status: statusTexts } = useTexts('processOptions')
  const now = useNow()
  const { appointment, answerBy, status, wish } = process
  const isOffer = status === 'MyPageAppOffer'
  if (!appointment && !isOffer) return null
  return (
    <Panel id={APPOINTMENT_ID} className={styles.sheet}>
      <Heading level={2} className={styles.title}>
        {statusTexts[status]}
      </Heading>
      {isOffer && answerBy && !wish && <AnswerBy day={answerBy} />}
      {appointment && <AppointmentFacts appointment={appointment} employer={process.employer} />}
      <div className={styles.actions}>
        {appointment && <AddToCalendar process={process} appointment={appointment} />}
        {isOffer ? (
          <IntentionButton kind="offer" size="sm" variant={wish ? 'line' : 'go'} process={process}>
            {wish ? t.changeReply : t.reply}
          </IntentionButton>
        ) : (
          upcoming(appointment, now) && (
            <IntentionButton kind="otherTime" size="sm" variant="line" process={process}>
              {t.anotherTime}
            </IntentionButton>
          )
        )}
      </div>
    </Panel>
  )
}

/** The last day for the answer, and its end in the person's own time zone. */
function AnswerBy({ day }: { day: string }) {
  const t = useTexts('processes')
  const lang = useLang()
  const now = useNow()
  return (
    <p>
      <b>{answerByText(day, { t, lang, now })}</b>
      {!isExpired(day, now) && <LocalTime at={`${day}T23:59:00+09:00`} className={styles.local} />}
    </p>
  )
}

interface AppointmentFactsProps {
  appointment: NonNullable<Process['appointment']>
  employer: Process['employer']
}

/** Time, place and people of an appointment; then name and address of the employer, unless the place has them. */
function AppointmentFacts({ appointment, employer }: AppointmentFactsProps) {
  const { application: t } = useTexts('processes')
  const lang = useLang()
  const { startsAt, endsAt, place, people } = appointment
  const facts = employer ? [employer.name, employer.address] : []
  const employerLines = facts.filter((line) => !place.includes(line))
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t.when}</dt>
        <dd>
          <time dateTime={startsAt}>
            {t.times({ day: formatDay(startsAt, lang), from: formatTime(startsAt), to: formatTime(endsAt) })}
          </time>
          <LocalTime at={startsAt} className={styles.local} />
        </dd>
      </div>
      <div>
        <dt>{t.where}</dt>
        <dd>
          {place.split('\n').map((line) => (
            <span key={line} className={styles.line}>
              <Address text={line} />
            </span>
          ))}
        </dd>
      </div>
      {people !== '' && (
        <div>
          <dt>{t.who}</dt>
          <dd>{people}</dd>
        </div>
      )}
      {employerLines.length > 0 && (
        <div>
          <dt>{t.employer.title}</dt>
          {employerLines.map((line) => (
            <dd key={line}>
              <Address text={line} />
            </dd>
          ))}
        </div>
      )}
    </dl>
  )
}

interface AddToCalendarProps {
  process: Process
  appointment: NonNullable<Process['appointment']>
}

/** Saves an appointment that is not over as a calendar file. */
function AddToCalendar({ process, appointment }: AddToCalendarProps) {
  const { application: t } = useTexts('processes')
  const { status: statusTexts } = useTexts('processOptions')
  const lang = useLang()
  const href = useHref()
  const now = useNow()
  const { startsAt, endsAt, place, people } = appointment
  if (!upcoming(appointment, now)) return null

  function save() {
    const { process_id, status_id, status, job, employer } = process
    const text = calendarFile(
      [
        {
          id: `application-${process_id}-${status_id}@${location.host}`,
          title: t.calendarTitle({ stage: statusTexts[status], title: job.title, brand: brand.name[lang] }),
          startsAt,
          endsAt,
          place,
          notes: [people, employer && `${employer.name}, ${employer.address}`].filter(Boolean).join(', '),
          url: location.origin + href('application', { id: process_id }),
        },
      ],
      now,
    )
    saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `${startsAt.slice(0, 10)}.ics`)
  }

  return (
    <Button size="sm" onClick={save}>
      {t.calendar}
    </Button>
  )
}
