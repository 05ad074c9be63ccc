import { useTexts } from '../../context/language.ts'
import { useUnread } from '../../features/session/useUnread.ts'
import { CountBadge } from '../../ui/CountBadge.tsx'

/** The number of unread notifications; nothing if there are none. */
export function UnreadCount() {
  const t = useTexts('person')
  const count = useUnread()
  return <CountBadge count={count} words={t.unread({ count })} />
}
