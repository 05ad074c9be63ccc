import { daysBetween, formatDate } from '#domain/dates.ts'
import { useLang, useTexts } from '#src/app/language.tsx'
import { useNow } from '#src/app/now.ts'
import styles from './ClosingDate.module.css'

/** The last day for applications, in Japan's time; null while there is none. */
export function ClosingDate({ date }: { date: string | null }) {
  const t = useTexts('job')
  return (
    <dl className={styles.closing}>
      <dt>{t.closing}</dt>
      {date === null ? <dd>{t.noClosing}</dd> : <Deadline date={date} />}
    </dl>
  )
}

function Deadline({ date }: { date: string }) {
  const t = useTexts('job')
  const lang = useLang()
  const days = daysBetween(useNow(), new Date(`${date}T23:59:59+09:00`))
  return (
    <dd>
      <time dateTime={date} className="nb">
        {formatDate(date, lang)}
      </time>{' '}
      <span className="nb">{t.closingTime}</span>
      <span className={styles.left}>{t.daysLeft({ days })}</span>
    </dd>
  )
}
