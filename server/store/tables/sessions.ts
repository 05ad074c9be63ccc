import type { SessionTable } from '#backend/ports/sessions.ts'
import type { Database } from '../database.ts'

export function sessionTable(db: Database): SessionTable {
  return {
    find: async (id) =>
      (await db.selectFrom('session').selectAll().where('id', '=', id).executeTakeFirst()) ?? null,
    async insert(session) {
      await db.insertInto('session').values(session).execute()
    },
    async touch(id, seenAt) {
      await db.updateTable('session').set({ seenAt }).where('id', '=', id).execute()
    },
    async remove(id) {
      await db.deleteFrom('session').where('id', '=', id).execute()
    },
    async removeFamily(family) {
      await db.deleteFrom('session').where('family', '=', family).execute()
    },
    async removeOf(applicantId, exceptFamily) {
      // An empty family belongs to no session.
      await db
        .deleteFrom('session')
        .where('applicantId', '=', applicantId)
        .where('family', '!=', exceptFamily ?? '')
        .execute()
    },
    async removeBefore(time) {
      await db.deleteFrom('session').where('createdAt', '<', time).execute()
    },
  }
}
