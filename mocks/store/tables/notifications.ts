import type { Notification, NotificationTable } from '#backend/ports/notifications.ts'
import { type Rows, insertNumbered, pageOf } from '../rows.ts'

/** Numbers begin after those of the sample content. */
const FIRST_ID = 6001

/** The first visit ends with the welcome. */
const isNeeded = ({ kind, readAt }: Notification) => kind === 'welcome' && readAt === null

export function notificationTable(notifications: Rows<Notification>): NotificationTable {
  const newestFirst = (applicantId: number) =>
    notifications
      .list((row) => row.applicantId === applicantId)
      .sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id)

  return {
    async page(applicantId, range) {
      const all = newestFirst(applicantId)
      const unread = all.filter(({ readAt }) => readAt === null).length
      return { notifications: pageOf(all, range), unread, total: all.length }
    },
    insert: ({ id, ...notification }) =>
      id === undefined
        ? insertNumbered<Omit<Notification, 'id'>>(notifications, notification, FIRST_ID)
        : notifications.insert({ ...notification, id }),
    async read(applicantId, id, time) {
      const isTheirs = (row: Notification) => row.id === id && row.applicantId === applicantId
      await notifications.update((row) => isTheirs(row) && row.readAt === null, { readAt: time })
      return notifications.first(isTheirs)
    },
    async keepNewest(applicantId, count) {
      const kept = newestFirst(applicantId).sort((a, b) => Number(isNeeded(b)) - Number(isNeeded(a)))
      const old = new Set(kept.slice(count).map(({ id }) => id))
      notifications.remove(({ id }) => old.has(id))
    },
  }
}
