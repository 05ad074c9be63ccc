import type { Notification } from '#src/api/notifications.ts'
import { useTexts } from '#src/context/language.ts'
import { useHref } from '#src/routes/useHref.ts'
import { cx } from '#src/ui/cx.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { Link } from '#src/ui/Link.tsx'
import styles from './Neighbours.module.css'

/** Links to the notifications before and after this one. */
export function Neighbours({ newer, older }: { newer?: Notification; older?: Notification }) {
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
