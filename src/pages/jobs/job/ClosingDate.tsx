import { daysBetween, formatDate } from '#domain/dates.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useNow } from '#src/context/now.ts'
import styles from './ClosingDate.module.css'

/** The last day for applications, in Japanese time; `date` is null when there is none. */
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
  const end = `${date}T23:59:59+09:00`
  const days = daysBetween(useNow(), new Date(end))
  return (
    <dd>
      <time dateTime={end}>{t.closingTime({ date: formatDate(date, lang) })}</time>
      <span className={styles.left}>{t.daysLeft({ days })}</span>
    </dd>
  )
}
