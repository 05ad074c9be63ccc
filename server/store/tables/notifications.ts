import { sql } from 'kysely'
import type { NotificationTable } from '#backend/ports/notifications.ts'
import type { Database } from '../database.ts'

export function notificationTable(db: Database): NotificationTable {
  const newestFirst = (applicantId: number) =>
    db
      .selectFrom('notification')
      .selectAll()
      .where('applicantId', '=', applicantId)
      .orderBy('date', 'desc')
      .orderBy('id', 'desc')
  return {
    async page(applicantId, { page, perPage }) {
      const counts = db
        .selectFrom('notification')
        .select([
          sql<number>`count(*)::integer`.as('total'),
          sql<number>`count(*) filter (where read_at is null)::integer`.as('unread'),
        ])
        .where('applicantId', '=', applicantId)
      const { total, unread } = await counts.executeTakeFirstOrThrow()
      const rows = newestFirst(applicantId)
        .limit(perPage)
        .offset((page - 1) * perPage)
      return { notifications: await rows.execute(), unread, total }
    },
    insert: ({ ja, en, ...notification }) =>
      db
        .insertInto('notification')
        .values({ ...notification, ja: JSON.stringify(ja), en: JSON.stringify(en) })
        .returningAll()
        .executeTakeFirstOrThrow(),
    async read(applicantId, id, time) {
      await db
        .updateTable('notification')
        .set({ readAt: time })
        .where('applicantId', '=', applicantId)
        .where('id', '=', id)
        .where('readAt', 'is', null)
        .execute()
      const read = db
        .selectFrom('notification')
        .selectAll()
        .where('applicantId', '=', applicantId)
        .where('id', '=', id)
      return (await read.executeTakeFirst()) ?? null
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
