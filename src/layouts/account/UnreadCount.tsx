import { useTexts } from '../../context/language.ts'
import { useUnread } from '../../features/session/useUnread.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './UnreadCount.module.css'

/** The number of unread notifications; nothing if there are none. */
export function UnreadCount() {
  const t = useTexts('person')
  const count = useUnread()
  if (count === 0) return null
  return (
    <span className={styles.count}>
      <span className="num" aria-hidden="true">
        {count}
      </span>
      <VisuallyHidden>{t.unread({ count })}</VisuallyHidden>
    </span>
  )
}
