import { useQuery } from '@tanstack/react-query'
import { authQuery } from '#src/api/account.ts'
import { notificationsQuery } from '#src/api/notifications.ts'
import { useLang } from '#src/context/language.ts'

/** The number of unread notifications of the person who is logged in; 0 until it is known. */
export function useUnread(): number {
  const lang = useLang()
  // A guard or the header asks who is logged in; without a session this call would fail.
  const { data: auth } = useQuery({ ...authQuery(lang), enabled: false })
  const { data } = useQuery({ ...notificationsQuery(lang), enabled: auth?.passwordSet === true })
  return data?.unread ?? 0
}
