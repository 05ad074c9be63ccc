import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '#domain/times.ts'
import type { Notification } from '#src/api/mypage.ts'
import { processQuery } from '#src/api/processes.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { ApplicationRow } from '#src/features/processes/ApplicationRow.tsx'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { cx } from '#src/ui/cx.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { ButtonRow } from '#src/ui/layout.tsx'
import { BackLink, Link } from '#src/ui/Link.tsx'
import { Label } from '#src/ui/mantine/Label.tsx'
import { SkeletonParts } from '#src/ui/mantine/SkeletonParts.tsx'
import { Letter } from './Letter.tsx'
import { ReadingFailure } from './ReadingFailure.tsx'
import { useReading } from './useReading.ts'
import styles from './notification.module.css'

interface NotificationDetailProps {
  notification: Notification
  newer?: Notification
  older?: Notification
}

/** A notification with its application or the link to its subject, and its neighbours in the list. */
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
      <Heading level={1}>{title}</Heading>
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

/** Links to the notifications before and after this one. */
function Neighbours({ newer, older }: { newer?: Notification; older?: Notification }) {
  const t = useTexts('notification')
  const href = useHref()
  if (!newer && !older) return null
  return (
    <nav aria-label={t.others} className={styles.neighbours}>
      {newer && (
        <Link to={href('notification', { id: newer.id })} className={styles.neighbour}>
          <span className={styles.way}>
            <Icon name="left" size="sm" />
            {t.newer}
          </span>
          <span>{newer.title}</span>
        </Link>
      )}
      {older && (
        <Link to={href('notification', { id: older.id })} className={cx(styles.neighbour, styles.older)}>
          <span className={styles.way}>
            {t.older}
            <Icon name="right" size="sm" />
          </span>
          <span>{older.title}</span>
        </Link>
      )}
    </nav>
  )
}

/** The present state of the application in a notification. Hidden if it cannot be loaded: a button leads to it anyway. */
function NotifiedApplication({ id }: { id: number }) {
  const { loading } = useTexts('common')
  const { data: process, isPending } = useQuery(processQuery(useLang(), id))
  if (isPending) return <SkeletonParts parts={['cards']} times={1} label={loading} />
  return process && <ApplicationRow process={process} headingLevel={2} />
}
