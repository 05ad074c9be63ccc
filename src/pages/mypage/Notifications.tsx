import { formatShortDate } from '#domain/dates.ts'
import { type Notification, useListNotifications } from '#src/api/mypage.ts'
import { useIsLoading } from '#src/api/useHasFailed.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { ListFailure } from '#src/features/processes/ListFailure.tsx'
import { useHref } from '#src/routes/useHref.ts'
import { cx } from '#src/ui/cx.ts'
import { QuietLink } from '#src/ui/Link.tsx'
import { SkeletonParts } from '#src/ui/mantine/SkeletonParts.tsx'
import { DashboardSection } from './DashboardSection.tsx'
import { Folded } from './Folded.tsx'
import styles from './Notifications.module.css'

/** The number of notifications beside the rest of the dashboard. A long application has dozens. */
const NEWEST = 8

/** The notifications, the older ones folded; a dot marks those that are unread. */
export function Notifications() {
  const t = useTexts('dashboard').notifications
  return (
    <DashboardSection small id="notifications" title={t.title}>
      <List />
    </DashboardSection>
  )
}

function List() {
  const t = useTexts('dashboard').notifications
  const { loading } = useTexts('common')
  const query = useListNotifications(useLang())
  const { data } = query
  const isLoading = useIsLoading(query)
  if (isLoading) return <SkeletonParts parts={['rows']} label={loading} />
  if (!data) return <ListFailure query={query} />
  if (data.notifications.length === 0) return <p className="meta">{t.none}</p>
  const older = data.notifications.slice(NEWEST)
  return (
    <>
      <Items notifications={data.notifications.slice(0, NEWEST)} />
      {older.length > 0 && (
        <Folded title={t.older({ count: older.length })}>
          <Items notifications={older} />
        </Folded>
      )}
    </>
  )
}

function Items({ notifications }: { notifications: Notification[] }) {
  return (
    <ul className={styles.list}>
      {notifications.map((each) => (
        <li key={each.id} className={cx(each.readAt === null && styles.unread)}>
          <Item notification={each} />
        </li>
      ))}
    </ul>
  )
}

function Item({ notification: { id, kind, title, date, readAt } }: { notification: Notification }) {
  const t = useTexts('dashboard').notifications
  const lang = useLang()
  const href = useHref()
  const isFirst = kind === 'welcome' && readAt === null
  return (
    <>
      <p className={styles.title}>
        {readAt === null && <span className="vh">{t.unread} </span>}
        <QuietLink to={isFirst ? href('welcome') : href('notification', { id })}>{title}</QuietLink>
      </p>
      <time dateTime={date} className="meta num">
        {formatShortDate(date, lang)}
      </time>
    </>
  )
}
