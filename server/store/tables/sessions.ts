import type { SessionTable } from '#backend/ports/store.ts'
import type { Database } from '../database.ts'
import { rowsOf } from '../rows.ts'

export function sessionTable(db: Database): SessionTable {
  const sessions = rowsOf(db, 'session')
  return {
    find: (id) => sessions.find({ id }),
    async insert(session) {
      await sessions.insert(session)
    },
    async touch(id, seenAt) {
      await sessions.update({ id }, { seenAt })
    },
    remove: (id) => sessions.remove({ id }),
    removeFamily: (family) => sessions.remove({ family }),
    async removeOf(applicantId, exceptFamily) {
      // An empty family is nobody's.
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
