import { formatDay, formatTime } from '#domain/times.ts'
import type { Process } from '#src/api/processes.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { Panel } from '#src/ui/layout.tsx'
import { IntentionButton } from '../intentions/IntentionButton.tsx'
import styles from './Appointment.module.css'
import { calendarFile } from '#domain/calendarFile.ts'
import { brand } from '#domain/brand.ts'
import { useNow } from '#src/context/now.ts'
import { saveFile } from '#src/lib/download.ts'

/** The next appointment, or the deadline for answering an offer. */
export function Appointment({ process }: { process: Process }) {
  const { application: t } = useTexts('processes')
  const { status: statusTexts } = useTexts('processOptions')
  const lang = useLang()
  const { appointment, answerBy, status } = process
  const isOffer = status === 'MyPageAppOffer'
  if (!appointment && !isOffer) return null
  return (
    <Panel className={styles.sheet}>
      <h2 className={styles.title}>{statusTexts[status]}</h2>
      {isOffer && answerBy && <p>{t.answerBy({ day: formatDay(answerBy, lang) })}</p>}
      {appointment && (
        <dl className={styles.facts}>
          <div>
            <dt>{t.when}</dt>
            <dd>
              <time dateTime={appointment.startsAt}>
                {t.times({
                  day: formatDay(appointment.startsAt, lang),
                  from: formatTime(appointment.startsAt),
                  to: formatTime(appointment.endsAt),
                })}
              </time>
            </dd>
          </div>
          <div>
            <dt>{t.where}</dt>
            <dd className={styles.place}>{appointment.place}</dd>
          </div>
          {appointment.people !== '' && (
            <div>
              <dt>{t.who}</dt>
              <dd>{appointment.people}</dd>
            </div>
          )}
        </dl>
      )}
      <div className={styles.actions}>
        {appointment && <AddToCalendar process={process} appointment={appointment} />}
        {isOffer ? (
          <IntentionButton kind="offer" size="sm" variant="go" process={process}>
            {t.reply}
          </IntentionButton>
        ) : (
          <IntentionButton kind="otherTime" size="sm" variant="line" process={process}>
            {t.anotherTime}
          </IntentionButton>
        )}
      </div>
    </Panel>
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
  if (new Date(endsAt) < now) return null

  function save() {
    const { process_id, status_id, status, job } = process
    const text = calendarFile(
      [
        {
          id: `application-${process_id}-${status_id}@${location.host}`,
          title: t.calendarTitle({ stage: statusTexts[status], title: job.title, brand: brand.name[lang] }),
          startsAt,
          endsAt,
          place,
          notes: people,
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
