import type { InterestedListTable } from '#backend/ports/interestedLists.ts'
import type { Database } from '../database.ts'
import { rowsOf } from '../rows.ts'

export function interestedListTable(db: Database): InterestedListTable {
  const lists = rowsOf(db, 'interestedList')
  return {
    find: async (applicantId) => (await lists.find({ applicantId }))?.jobIds ?? [],
    async replace(applicantId, ids) {
      const jobIds = JSON.stringify(ids)
      await db
        .insertInto('interestedList')
        .values({ applicantId, jobIds })
        .onConflict((conflict) => conflict.column('applicantId').doUpdateSet({ jobIds }))
        .execute()
    },
  }
}
