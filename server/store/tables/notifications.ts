import type { NotificationTable } from '#backend/ports/notifications.ts'
import type { Database } from '../database.ts'
import { rowsOf } from '../rows.ts'

export function notificationTable(db: Database): NotificationTable {
  const notifications = rowsOf(db, 'notification')
  const newestFirst = (applicantId: number) =>
    db
      .selectFrom('notification')
      .selectAll()
      .where('applicantId', '=', applicantId)
      .orderBy('date', 'desc')
      .orderBy('id', 'desc')
  return {
    ofApplicant: (applicantId) => newestFirst(applicantId).execute(),
    insert: (notification) => notifications.insert(notification),
    async read(applicantId, id, time) {
      await notifications.update({ applicantId, id, readAt: null }, { readAt: time })
      return notifications.find({ applicantId, id })
    },
    async keepNewest(applicantId, count) {
      const old = newestFirst(applicantId)
        .clearSelect()
        .clearOrderBy()
        .select('id')
        // The first visit ends with the welcome.
        .orderBy((row) => row.and([row('kind', '=', 'welcome'), row('readAt', 'is', null)]), 'desc')
        .orderBy('date', 'desc')
        .orderBy('id', 'desc')
        .offset(count)
      await db.deleteFrom('notification').where('id', 'in', old).execute()
    },
  }
}
