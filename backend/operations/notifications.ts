import { toJstIso } from '#domain/dates.ts'
import type { Lang } from '#domain/lang.ts'
import type { Handler } from '../operation.ts'
import type { Notification } from '../ports/notifications.ts'

export const listNotifications: Handler<'listNotifications'> = async ({ caller, query, lang }, { store }) => {
  const { page, perPage } = query
  const found = await store.notifications.page(caller.applicant.id, { page, perPage })
  return {
    status: 200,
    body: {
      notifications: found.notifications.map((notification) => viewOf(notification, lang)),
      unread: found.unread,
      total: found.total,
      page,
      perPage,
    },
  }
}

export const readNotification: Handler<'readNotification'> = async ({ caller, params, lang }, env) => {
  const now = env.clock().toISOString()
  const notification = await env.store.transaction(async ({ notifications, applicants }) => {
    const read = await notifications.read(caller.applicant.id, params.id, now)
    const applicant = read?.kind === 'welcome' ? await applicants.find(caller.applicant.id) : null
    if (applicant && !applicant.welcomedAt) await applicants.update({ ...applicant, welcomedAt: now })
    return read
  })
  return notification ? { status: 200, body: viewOf(notification, lang) } : { status: 404 }
}

function viewOf({ id, kind, date, readAt, processId, ...texts }: Notification, lang: Lang) {
  return {
    id,
    kind,
    ...texts[lang],
    date: toJstIso(new Date(date)),
    readAt: readAt && toJstIso(new Date(readAt)),
    process_id: processId,
  }
}
