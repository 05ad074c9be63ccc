import { formatDay, formatTime } from '#domain/times.ts'
import type { Process } from '#src/api/processes.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { AddToCalendar } from './AddToCalendar.tsx'
import styles from './Appointment.module.css'

/** The next appointment, or the day by which an offer is to be answered. */
export function Appointment({ process }: { process: Process }) {
  const { application: t } = useTexts('processes')
  const { status: statusTexts } = useTexts('processOptions')
  const lang = useLang()
  const href = useHref()
  const { appointment, answerBy, status } = process
  const isOffer = status === 'MyPageAppOffer' && answerBy !== null
  if (!appointment && !isOffer) return null
  return (
    <Sheet className={styles.sheet}>
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
            <dd>{appointment.place}</dd>
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
        <Button size="sm" variant={isOffer ? 'go' : 'line'} to={href('contact')}>
          {isOffer ? t.reply : t.anotherTime}
        </Button>
      </div>
    </Sheet>
  )
}
