import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { languages } from '#domain/lang.ts'
import { endFirstVisit } from '#src/api/account.ts'
import { type Notification, getListNotificationsQueryOptions, useReadNotification } from '#src/api/mypage.ts'
import { useLang } from '#src/context/language.ts'
import { now } from '#src/lib/time.ts'

/**
 * Marks a notification as read when its page is opened. The counts of unread ones follow at once, in both languages; if the call fails,
 * they show the state of the server again.
 */
export function useReading(notification: Notification | undefined) {
  const lang = useLang()
  const queryClient = useQueryClient()
  const { mutate, isError } = useReadNotification({
    mutation: {
      onMutate: ({ id }) => {
        for (const each of languages) {
          const { queryKey } = getListNotificationsQueryOptions(each)
          queryClient.setQueryData(queryKey, (list) => list && withRead(list, id))
        }
      },
      onSuccess: ({ kind }) => {
        if (kind === 'welcome') endFirstVisit(queryClient)
      },
      onError: () => {
        for (const each of languages) {
          const { queryKey } = getListNotificationsQueryOptions(each)
          void queryClient.invalidateQueries({ queryKey })
        }
      },
    },
  })

  const unread = notification?.readAt === null ? notification.id : null
  const sent = useRef<number | null>(null)
  useEffect(() => {
    // A failed request is repeated on demand.
    if (unread === null || unread === sent.current) return
    sent.current = unread
    mutate({ lang, id: unread })
  }, [unread, lang, mutate])

  const retry = () => {
    if (unread !== null) mutate({ lang, id: unread })
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
