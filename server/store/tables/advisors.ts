import type { AdvisorTable } from '#backend/ports/advisors.ts'
import { type Database, inTransaction } from '../database.ts'

export function advisorTable(db: Database): AdvisorTable {
  return {
    async all() {
      const rows = await db.selectFrom('advisor').select('data').orderBy('id').execute()
      return rows.map((row) => row.data)
    },
    save: (advisors) =>
      inTransaction(db, async (transaction) => {
        for (const advisor of advisors) {
          const data = JSON.stringify(advisor)
          await transaction
            .insertInto('advisor')
            .values({ externalId: advisor.externalId, data })
            .onConflict((conflict) => conflict.column('externalId').doUpdateSet({ data }))
            .execute()
        }
      }),
    async remove(externalIds) {
      if (externalIds.length === 0) return
      await db
        .deleteFrom('advisor')
        .where('externalId', 'in', externalIds)
        .where((advisor) =>
          advisor.not(
            advisor.exists(
              advisor
                .selectFrom('job')
                .select('job.jobId')
                .whereRef('job.advisorId', '=', 'advisor.externalId'),
            ),
          ),
        )
        .execute()
    },
  }
}
