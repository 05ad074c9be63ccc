import { parseId } from '#domain/ids.ts'
import { textsOf } from '#i18n/load.ts'
import { type Notification, getListNotificationsQueryOptions, useListNotifications } from '#src/api/mypage.ts'
import { useLang } from '#src/context/language.ts'
import { defineDataPage } from '#src/page/definePage.tsx'
import { type Head, pageHead } from '#src/page/head.ts'
import { notFound } from '#src/page/loading.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { NotificationDetail } from './NotificationDetail.tsx'

/** One notification. The list of all of them has its full text, so no other call is needed. */
function NotificationPage({ data: opened }: { data: Notification }) {
  const { data } = useListNotifications(useLang())
  const all = data?.notifications ?? []
  const at = all.findIndex(({ id }) => id === opened.id)
  return (
    <NotificationDetail
      key={opened.id}
      notification={all[at] ?? opened}
      newer={all[at - 1]}
      older={at === -1 ? undefined : all[at + 1]}
    />
  )
}

/** Finds the notification in the list. One that is not in a list loaded earlier may be new, so the list is loaded again. */
async function load({ lang, params, queryClient }: PageContext): Promise<Notification> {
  const id = parseId(params.id ?? '')
  if (id === null) throw notFound()
  const query = getListNotificationsQueryOptions(lang)
  const known = findIn(queryClient.getQueryData(query.queryKey), id)
  const found = known ?? findIn(await queryClient.fetchQuery({ ...query, staleTime: 0 }), id)
  if (!found) throw notFound()
  return found
}

const findIn = (list: { notifications: Notification[] } | undefined, wanted: number) =>
  list?.notifications.find(({ id }) => id === wanted)

function head({ lang }: PageContext, { title }: Notification): Head {
  return pageHead(lang, {
    title: `${title} | ${textsOf(lang, 'mypage').title}`,
    description: textsOf(lang, 'notification').description,
  })
}

function waitingHead({ lang }: PageContext): Head {
  const t = textsOf(lang, 'notification')
  return pageHead(lang, { title: t.waiting, description: t.description })
}

export default defineDataPage({ component: NotificationPage, load, head, waitingHead })
