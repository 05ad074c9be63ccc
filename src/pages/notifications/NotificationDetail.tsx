import { formatDateTime } from '#domain/times.ts'
import type { Notification } from '#src/api/notifications.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useHref } from '#src/routes/useHref.ts'
import { BackLink } from '#src/ui/BackLink.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonRow } from '#src/ui/ButtonRow.tsx'
import { Label } from '#src/ui/Label.tsx'
import { Letter } from './Letter.tsx'
import { Neighbours } from './Neighbours.tsx'
import styles from './NotificationDetail.module.css'
import { NotifiedApplication } from './NotifiedApplication.tsx'
import { ReadingFailure } from './ReadingFailure.tsx'
import { useReading } from './useReading.ts'

interface NotificationDetailProps {
  notification: Notification
  newer?: Notification
  older?: Notification
}

/** A notification with the application or the way to what it is about, and its neighbours in the list. */
export function NotificationDetail({ notification, newer, older }: NotificationDetailProps) {
  const t = useTexts('notification')
  const lang = useLang()
  const href = useHref()
  const reading = useReading(notification)
  const { kind, process_id, title, body, date } = notification
  return (
    <article className={styles.notification}>
      <BackLink to={`${href('mypage')}#notifications`}>{t.back}</BackLink>
      <p className={styles.meta}>
        <Label>{t.kinds[kind]}</Label>
        <time dateTime={date}>{t.sentAt({ date: formatDateTime(new Date(date), lang) })}</time>
      </p>
      <h1>{title}</h1>
      <ReadingFailure reading={reading} />
      {kind === 'application' && process_id !== null && <NotifiedApplication id={process_id} />}
      <Letter text={body} />
      <ButtonRow>
        <Subject notification={notification} />
        <Button variant="text" to={href('contact')}>
          {t.contact}
        </Button>
      </ButtonRow>
      <Neighbours newer={newer} older={older} />
    </article>
  )
}

/** The button to the recommendation or application that a notification is about. */
function Subject({ notification: { kind, process_id } }: { notification: Notification }) {
  const { ways } = useTexts('notification')
  const href = useHref()
  if (process_id === null) return null
  // A message with a process replies to a question about a recommendation.
  const subject = kind === 'application' ? 'application' : 'recommendation'
  return <Button to={href(subject, { id: process_id })}>{ways[subject]}</Button>
}
