import type { InterestedListTable } from '#backend/ports/interestedLists.ts'
import type { Database } from '../database.ts'

export function interestedListTable(db: Database): InterestedListTable {
  return {
    async find(applicantId) {
      const row = await db
        .selectFrom('interestedList')
        .select('jobIds')
        .where('applicantId', '=', applicantId)
        .executeTakeFirst()
      return row?.jobIds ?? []
    },
    async replace(applicantId, ids) {
      const jobIds = JSON.stringify(ids)
      await db
        .insertInto('interestedList')
        .values({ applicantId, jobIds })
        .onConflict((conflict) => conflict.column('applicantId').doUpdateSet({ jobIds }))
        .execute()
    },
    async removeJobs(jobIds) {
      const removed = new Set(jobIds)
      for (const list of await db.selectFrom('interestedList').selectAll().execute()) {
        const left = list.jobIds.filter((id) => !removed.has(id))
        if (left.length < list.jobIds.length)
          await db
            .updateTable('interestedList')
            .set({ jobIds: JSON.stringify(left) })
            .where('applicantId', '=', list.applicantId)
            .execute()
      }
    },
  }
}
