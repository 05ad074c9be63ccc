import { useGetAuth } from '#src/api/account.ts'
import { useListNotifications } from '#src/api/mypage.ts'
import { useLang } from '#src/context/language.ts'

/** The number of unread notifications of the person who is logged in; 0 until it is known. */
export function useUnread(): number {
  const lang = useLang()
  // A guard or the header asks who is logged in; without a session this call would fail.
  const { data: auth } = useGetAuth(lang, { query: { enabled: false } })
  const { data } = useListNotifications(lang, undefined, { query: { enabled: auth?.passwordSet === true } })
  return data?.unread ?? 0
}
