import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { languages } from '#domain/lang.ts'
import { authQuery } from '#src/api/account.ts'
import { type Notification, notificationsQuery, readNotification } from '#src/api/notifications.ts'
import { useLang } from '#src/context/language.ts'
import { now } from '#src/lib/clock.ts'

/**
 * Marks a notification as read when its page is opened. The counts of unread ones follow at once, in both languages; if the call fails,
 * they show the state of the server again.
 */
export function useReading(notification: Notification | undefined) {
  const lang = useLang()
  const queryClient = useQueryClient()
  const { mutate, isError } = useMutation({
    mutationFn: (id: number) => readNotification(lang, id),
    onMutate: (id) => {
      for (const each of languages) {
        queryClient.setQueryData(notificationsQuery(each).queryKey, (list) => list && withRead(list, id))
      }
    },
    onSuccess: ({ kind }) => {
      if (kind !== 'welcome') return
      for (const each of languages) {
        queryClient.setQueryData(authQuery(each).queryKey, (auth) => auth && { ...auth, firstVisit: false })
      }
    },
    onError: () => {
      for (const each of languages) {
        void queryClient.invalidateQueries({ queryKey: notificationsQuery(each).queryKey })
      }
    },
  })

  const unread = notification?.readAt === null ? notification.id : null
  useEffect(() => {
    // A failure is repeated by hand.
    if (unread !== null && !isError) mutate(unread)
  }, [unread, isError, mutate])

  const retry = () => {
    if (unread !== null) mutate(unread)
  }
  return { isError, retry }
}

type List = { notifications: Notification[]; unread: number }

/** Returns the list with one notification read now. */
function withRead<Page extends List>(list: Page, id: number): Page {
  const isUnread = list.notifications.some((each) => each.id === id && each.readAt === null)
  if (!isUnread) return list
  const readAt = now().toISOString()
  return {
    ...list,
    unread: list.unread - 1,
    notifications: list.notifications.map((each) => (each.id === id ? { ...each, readAt } : each)),
  }
}
